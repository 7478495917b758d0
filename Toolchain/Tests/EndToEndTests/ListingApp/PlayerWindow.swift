import UIKit

/// A listing in its place: what the article has around it, the listing itself, and what is told afterwards.
@MainActor protocol Screen: UIViewController {
    /// Sets up what the article has before the listing runs.
    func prepare()
    /// The listing.
    func run()
    /// Tells what became of it.
    func tell()
    /// The view whose course is told frame by frame.
    var tracked: UIView? { get }
}

extension Screen {
    func prepare() {}
    func tell() {}
    var tracked: UIView? { nil }
}

/// A view with a listing among its members.
@MainActor protocol DrawingView: UIView {
    func run()
}

/// Shows a view of a listing at (100, 100).
final class DrawingScreen: UIViewController, Screen {
    private let drawing: DrawingView

    init(_ drawing: DrawingView, width: CGFloat = 120, height: CGFloat = 120) {
        self.drawing = drawing
        super.init(nibName: nil, bundle: nil)
        drawing.frame = CGRect(x: 100, y: 100, width: width, height: height)
    }

    required init?(coder: NSCoder) { fatalError("made in code only") }

    func prepare() { view.addSubview(drawing) }
    func run() { drawing.run() }
}

/// Plays screens: the first tap in the corner shows one, the second runs its listing, the third lets it tell, and so on.
final class PlayerWindow: CornerWindow {
    private let names: [String]
    private var step = 0
    private var link: CADisplayLink?
    private var start = 0.0

    init(_ names: [String], frame: CGRect) {
        self.names = names
        super.init(frame: frame)
        rootViewController = UIViewController()
    }

    required init?(coder: NSCoder) { fatalError("made in code only") }

    override func cornerTapped() {
        defer { step += 1 }
        guard step / 3 < names.count else { return }
        switch step % 3 {
        case 0: show(names[step / 3])
        case 1: run()
        default:
            link?.invalidate()
            print("told", names[step / 3])
            (rootViewController as? Screen)?.tell()
        }
    }

    private func show(_ name: String) {
        let id = name.replacingOccurrences(of: "-animated", with: "")
        guard let screen = Screens.all[id]?() else { fatalError("no screen \(name)") }
        rootViewController = screen
        screen.view.backgroundColor = .white
        screen.prepare()
    }

    private func run() {
        guard let screen = rootViewController as? Screen else { return }
        if names[step / 3].hasSuffix("-animated") {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: screen.run) { finished in
                print("completed", self.names[self.step / 3], finished)
            }
        } else {
            screen.run()
        }
        guard screen.tracked != nil else { return }
        start = CACurrentMediaTime()
        link = CADisplayLink(target: self, selector: #selector(track(_:)))
        link?.add(to: .main, forMode: .common)
    }

    /// Prints where the tracked view is: time, centre, transform, alpha.
    @objc private func track(_ link: CADisplayLink) {
        guard let layer = (rootViewController as? Screen)?.tracked?.layer, let shown = layer.presentation() else { return }
        let form = shown.affineTransform()
        let numbers =
            [CACurrentMediaTime() - start, Double(shown.position.x), Double(shown.position.y)]
            + [form.a, form.b, form.c, form.d, form.tx, form.ty].map(Double.init) + [Double(shown.opacity)]
        print("track", names[step / 3], numbers.map { String(format: "%.5f", $0) }.joined(separator: " "))
    }
}
