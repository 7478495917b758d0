import QuartzCore
import SampanHost
import UIKit

@testable import SwiftUI

/// A window with a view in it, and time that the test moves. For suites with a `.session`.
@MainActor
final class Stage<Content: View> {
    let controller: UIHostingController<Content>
    let window: UIWindow
    private let session = Session.current
    private let clock = HostClock(now: 100)

    init(_ content: Content, size: CGSize = CGSize(width: 300, height: 400)) {
        session.clock = { [clock] in clock.now }
        controller = UIHostingController(rootView: content)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        session.renderLoop.addRoot(UIScreen.main.rootLayer)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        advance(0.1)
    }

    /// The time on the stage.
    var now: CFTimeInterval { clock.now }

    /// Lets time pass, a sixtieth of a second at once.
    func advance(_ seconds: CFTimeInterval) {
        let end = clock.now + seconds
        while clock.now < end - 1e-9 {
            clock.now = min(clock.now + 1.0 / 60, end)
            session.renderLoop.tick(at: clock.now)
        }
    }

    func views<V: UIView>(_ type: V.Type) -> [V] {
        func look(_ view: UIView) -> [V] { ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap(look) }
        return look(window)
    }

    /// The frames of shapes, in the window.
    var shapes: [CGRect] { views(ShapeView.self).map { $0.convert($0.bounds, to: window) } }
    var texts: [String] { views(UILabel.self).compactMap { $0.attributedText?.string } }

    /// Taps the button that says something.
    func tap(_ text: String) {
        let button = views(PressControl.self).first { $0.spokenText == text }
        button?.sendActions(for: .touchUpInside)
        advance(1.0 / 30)
    }
}

/// How often the bodies of views were evaluated.
@MainActor
final class Evaluations {
    private var counts: [String: Int] = [:]

    init() {
        ViewGraph.evaluationHook = { [weak self] type in self?.counts["\(type)", default: 0] += 1 }
    }

    /// The evaluations of a view since it was asked last.
    func take(_ type: Any.Type) -> Int { counts.removeValue(forKey: "\(type)") ?? 0 }
}
