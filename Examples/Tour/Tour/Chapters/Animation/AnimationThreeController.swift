import UIKit

/// The article on animation, part 3: transitions from one view to another.
class AnimationThreeController: CardsController {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 190, height: 190))
    private var showsFront = true

    override func viewDidLoad() {
        super.viewDidLoad()
        container.addSubview(face())
        let transitions: [(String, UIView.AnimationOptions)] = [
            ("FlipFromLeft", .transitionFlipFromLeft), ("FlipFromRight", .transitionFlipFromRight),
            ("FlipFromTop", .transitionFlipFromTop), ("FlipFromBottom", .transitionFlipFromBottom),
            ("CurlUp", .transitionCurlUp), ("CurlDown", .transitionCurlDown), ("CrossDissolve", .transitionCrossDissolve),
        ]
        let buttons = transitions.map { name, option in ActionButton(name) { [weak self] in self?.turn(option) } }
        addCard(
            L10n.AnimationThree.Transitions.title, L10n.AnimationThree.Transitions.text, canvas: StageView(container), height: 230,
            controls: stride(from: 0, to: buttons.count, by: 2).map { row(Array(buttons[$0..<min($0 + 2, buttons.count)])) })
    }

    /// One of two pages.
    private func face() -> UIView {
        let page = UIView(frame: container.bounds)
        page.backgroundColor = UIColor(named: showsFront ? "Cold" : "Warm")
        page.layer.cornerRadius = 20
        let label = UILabel(frame: page.bounds)
        label.text = showsFront ? "A" : "B"
        label.font = .systemFont(ofSize: 96, weight: .bold)
        label.textColor = .white
        label.textAlignment = .center
        page.addSubview(label)
        return page
    }

    private func turn(_ option: UIView.AnimationOptions) {
        showsFront.toggle()
        let (old, new) = (container.subviews, face())
        UIView.transition(
            with: container, duration: 1, options: option,
            animations: {
                old.forEach { $0.removeFromSuperview() }
                self.container.addSubview(new)
            }, completion: nil)
    }
}
