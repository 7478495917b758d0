import Foundation
import Testing

/// A drawer that is drawn in Interface Builder and follows a finger by the constant of one constraint.
@Suite(.serialized) struct DrawerTests {
    private let sampan: Sampan

    init() throws {
        sampan = try Sampan()
        try sampan.write(
            """
            import UIKit

            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
            }
            """, to: "Drawer/AppDelegate.swift")
        try sampan.write(
            """
            import UIKit

            enum Stop: CaseIterable {
                case low, middle, high
            }

            final class DrawerController: UIViewController, UIGestureRecognizerDelegate {
                @IBOutlet weak var drawer: UIView!
                @IBOutlet weak var drawerTop: NSLayoutConstraint!
                private var resting: CGFloat = 0

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let pan = UIPanGestureRecognizer(target: self, action: #selector(dragged(_:)))
                    pan.delegate = self
                    drawer.addGestureRecognizer(pan)
                    drawerTop.constant = top(of: .low)
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    report("appeared")
                    move(to: .middle, speed: 50)
                }

                private func top(of stop: Stop) -> CGFloat {
                    switch stop {
                    case .low: return view.bounds.height - 100
                    case .middle: return view.bounds.height / 2
                    case .high: return 100
                    }
                }

                private func report(_ what: String) {
                    view.layoutIfNeeded()
                    print(what, Int(drawerTop.constant), Int(drawer.frame.minY), Int(drawer.frame.maxY), Int(drawer.subviews[0].center.x))
                }

                private func move(to stop: Stop, speed: CGFloat) {
                    resting = top(of: stop)
                    let distance = max(abs(drawerTop.constant - resting), 1)
                    UIView.animate(
                        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: max(distance / max(abs(speed), 1), 0.08),
                        options: [.curveLinear],
                        animations: {
                            self.drawerTop.constant = self.resting
                            self.view.layoutIfNeeded()
                        }, completion: { _ in self.report("rests") })
                }

                @objc func dragged(_ pan: UIPanGestureRecognizer) {
                    let (moved, speed) = (pan.translation(in: view).y, pan.velocity(in: view).y)
                    switch pan.state {
                    case .changed:
                        drawerTop.constant = max(resting + moved, 0)
                    case .ended:
                        report("dragged")
                        let near = Stop.allCases.min { abs(top(of: $0) - drawerTop.constant) < abs(top(of: $1) - drawerTop.constant) }!
                        move(to: abs(speed) <= 50 ? near : speed > 0 ? .low : .high, speed: speed)
                    default: break
                    }
                }
            }
            """, to: "Drawer/DrawerController.swift")
        try sampan.write(
            DrawerStoryboard.text(controller: "DrawerController", drawer: "drawer", constraint: "drawerTop"), to: "Drawer/Main.storyboard")
    }

    /// Plays a script and returns the lines that the app prints.
    private func play(_ script: String) throws -> [String] {
        try sampan.write(script, to: "script.txt")
        let run = try sampan("run", "Drawer", "--script", "script.txt", "--device", "iPhone 15")
        #expect(run.succeeded, "\(run.text)")
        return run.text.split(separator: "\n").map(String.init).filter {
            $0.hasPrefix("appeared") || $0.hasPrefix("rests") || $0.hasPrefix("dragged")
        }
    }

    @Test func theDrawerOpensHalfwayAndFollowsTheFinger() throws {
        // Slowly up by 150 points and held: it goes to the nearest place, the middle at 426. Then fast up, and fast down.
        let lines = try play(
            """
            settle
            drag 200 500 to 200 350 over 0.5 hold 0.5
            wait 1
            drag 200 500 to 200 300 over 0.1
            wait 1
            drag 200 300 to 200 600 over 0.1
            wait 1
            """)
        try #require(lines.count == 8, "\(lines)")
        // Pinned to the bottom of the screen throughout, the grabber in the middle of its width.
        #expect(lines[0] == "appeared 752 752 852 196")
        #expect(lines[1] == "rests 426 426 852 196")
        // The finger moves some points before a pan begins.
        #expect(lines[2].hasPrefix("dragged 28") && lines[2].hasSuffix(" 852 196"), "\(lines[2])")
        #expect(lines[3] == "rests 426 426 852 196")
        #expect(lines[5] == "rests 100 100 852 196")
        #expect(lines[7] == "rests 752 752 852 196")
    }

    @Test func theDrawerCannotLeaveTheScreen() throws {
        let lines = try play("settle\ndrag 200 500 to 200 -600 over 0.6 hold 0.4\nwait 1\n")
        #expect(lines.contains { $0.hasPrefix("dragged 0 0 852") }, "\(lines)")
        #expect(lines.last == "rests 100 100 852 196")
    }
}
