import UIKit

// listing pan-gesture-01
// listing pan-gesture-02
// listing pan-gesture-03
// listing pan-gesture-04

/// The article's controller with the views of its storyboard: a container from a constraint at its top to the very bottom.
final class Drawer: ViewController {
    private let kept = UIView()

    override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.addSubview(kept)
        kept.translatesAutoresizingMaskIntoConstraints = false
        let top = kept.topAnchor.constraint(equalTo: view.topAnchor)
        NSLayoutConstraint.activate([
            top, kept.leadingAnchor.constraint(equalTo: view.leadingAnchor), kept.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            kept.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        (viewContainer, topViewContainer) = (kept, top)
        self.view = view
    }
}

/// A drag that says what it is told to say.
final class SaidPan: UIPanGestureRecognizer {
    var said: (state: UIGestureRecognizer.State, y: CGFloat, velocity: CGFloat) = (.changed, 0, 0)
    override var state: UIGestureRecognizer.State {
        get { said.state }
        set {}
    }
    override func translation(in view: UIView?) -> CGPoint { CGPoint(x: 0, y: said.y) }
    override func velocity(in view: UIView?) -> CGPoint { CGPoint(x: 0, y: said.velocity) }
}
