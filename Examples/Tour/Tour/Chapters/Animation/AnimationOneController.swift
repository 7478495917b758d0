import UIKit

/// The article on animation, part 1: what of a view can be animated.
class AnimationOneController: CardsController {
    private let square = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let mover = SpriteView(size: 64)
    private let whole = SpriteView(size: 48)

    override func viewDidLoad() {
        super.viewDidLoad()
        reset()
        addCard(
            L10n.AnimationOne.Color.title, L10n.AnimationOne.Color.text, canvas: StageView(square), height: 120,
            controls: [ActionButton(L10n.AnimationOne.replay) { [weak self] in self?.changeColor() }])
        addCard(
            L10n.AnimationOne.Transform.title, L10n.AnimationOne.Transform.text, canvas: StageView(mover), height: 150,
            controls: [
                row([
                    ActionButton(L10n.AnimationOne.scale) { [weak self] in self?.move(CGAffineTransform(scaleX: 2, y: 2)) },
                    ActionButton(L10n.AnimationOne.shift) { [weak self] in self?.move(CGAffineTransform(translationX: 90, y: 0)) },
                    ActionButton(L10n.AnimationOne.turn) { [weak self] in self?.move(CGAffineTransform(rotationAngle: .pi)) },
                ])
            ])
        addCard(
            L10n.AnimationOne.Together.title, L10n.AnimationOne.Together.text, canvas: StageView(whole), height: 210,
            controls: [ActionButton(L10n.AnimationOne.replay) { [weak self] in self?.together() }])
    }

    private func reset() {
        square.backgroundColor = UIColor(named: "Warm")
        square.alpha = 0.4
        square.layer.cornerRadius = 0
    }

    private func changeColor() {
        reset()
        UIView.animate(withDuration: 1) {
            self.square.backgroundColor = .purple
            self.square.alpha = 1
            self.square.layer.cornerRadius = 50
        }
    }

    /// There and back.
    private func move(_ transform: CGAffineTransform) {
        UIView.animate(withDuration: 0.6, animations: { self.mover.transform = transform }) { finished in
            guard finished else { return }
            UIView.animate(withDuration: 0.6) { self.mover.transform = .identity }
        }
    }

    private func together() {
        whole.transform = .identity
        whole.alpha = 0.3
        UIView.animate(withDuration: 2) { self.whole.transform = CGAffineTransform(rotationAngle: .pi) }
        UIView.animate(withDuration: 2) {
            let scale = CGAffineTransform(scaleX: 4, y: 4)
            let turn = CGAffineTransform(rotationAngle: .pi * 2)
            self.whole.transform = scale.concatenating(turn)
            self.whole.alpha = 1
        }
    }
}
