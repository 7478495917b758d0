import UIKit

/// The article on animation, part 2: springs, repetition, pace and keyframes.
class AnimationTwoController: CardsController {
    private let ball = SpriteView(size: 52)
    private let shuttle = SpriteView(size: 52)
    private let flyer = SpriteView(size: 52)
    private let racers = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 22, height: 22)) }
    private var damping: CGFloat = 0.2

    override func viewDidLoad() {
        super.viewDidLoad()
        addCard(
            L10n.AnimationTwo.Spring.title, L10n.AnimationTwo.Spring.text, canvas: StageView(ball, isLeft: true), height: 70,
            controls: [
                ValueSlider(L10n.AnimationTwo.damping, 0.05...1, value: 0.2, format: "%.2f") { [weak self] in self?.damping = $0 },
                ActionButton(L10n.AnimationTwo.replay) { [weak self] in self?.spring() },
            ])
        addCard(
            L10n.AnimationTwo.Options.title, L10n.AnimationTwo.Options.text, canvas: StageView(shuttle, isLeft: true), height: 70,
            controls: [
                row([
                    ActionButton(".repeat") { [weak self] in self?.shuttle(.repeat) },
                    ActionButton(".autoreverse") { [weak self] in self?.shuttle(.autoreverse) },
                ])
            ])
        addCard(
            L10n.AnimationTwo.Curves.title, L10n.AnimationTwo.Curves.text, canvas: track(), height: 140,
            controls: [ActionButton(L10n.AnimationTwo.replay) { [weak self] in self?.race() }])
        addCard(
            L10n.AnimationTwo.Keyframes.title, L10n.AnimationTwo.Keyframes.text, canvas: StageView(flyer), height: 190,
            controls: [ActionButton(L10n.AnimationTwo.replay) { [weak self] in self?.fly() }])
    }

    /// How far something at the left side of its stage can go.
    private func distance(_ view: UIView) -> CGFloat { (view.superview?.bounds.width ?? 0) - view.bounds.width - 8 }

    private func spring() {
        ball.transform = .identity
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0, options: []) {
            self.ball.transform = CGAffineTransform(translationX: self.distance(self.ball) * 0.6, y: 0)
        }
    }

    private func shuttle(_ option: UIView.AnimationOptions) {
        shuttle.layer.removeAllAnimations()
        shuttle.transform = .identity
        UIView.animate(
            withDuration: 1, delay: 0, options: [option, .allowUserInteraction],
            animations: { self.shuttle.transform = CGAffineTransform(translationX: self.distance(self.shuttle), y: 0) },
            completion: nil)
    }

    /// Four lanes, each with the name of its pace.
    private func track() -> UIView {
        let lanes = zip(racers, [".curveLinear", ".curveEaseIn", ".curveEaseOut", ".curveEaseInOut"]).map { racer, name -> UIView in
            racer.backgroundColor = UIColor(named: "AccentColor")
            racer.layer.cornerRadius = 11
            let label = UILabel()
            label.text = name
            label.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.addSubview(racer)
            racer.center = CGPoint(x: 15, y: 17)
            return label
        }
        let stack = UIStackView(arrangedSubviews: lanes)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        return stack
    }

    private func race() {
        let curves: [UIView.AnimationOptions] = [.curveLinear, .curveEaseIn, .curveEaseOut, .curveEaseInOut]
        for (racer, curve) in zip(racers, curves) {
            racer.layer.removeAllAnimations()
            racer.center.x = 15
            UIView.animate(
                withDuration: 1.5, delay: 0, options: curve,
                animations: { racer.center.x = (racer.superview?.bounds.width ?? 0) - 15 }, completion: nil)
        }
    }

    private func fly() {
        flyer.transform = .identity
        UIView.animateKeyframes(
            withDuration: 2, delay: 0, options: [],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                    let turn = CGAffineTransform(rotationAngle: .pi)
                    self.flyer.transform = CGAffineTransform(translationX: 0, y: -60).concatenating(turn)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
                    self.flyer.transform = CGAffineTransform(translationX: -110, y: 60)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.3) {
                    self.flyer.transform = .identity
                }
            }, completion: nil)
    }
}
