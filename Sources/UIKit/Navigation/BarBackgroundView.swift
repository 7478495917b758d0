import Foundation
import SampanHost

/// What is behind a bar: colour or material, image, and the line at its edge.
final class BarBackgroundView: UIView {
    private var effectView: UIVisualEffectView?
    private let imageView = UIImageView()
    private let shadow = UIView()
    /// What the background shows now.
    private var last: (appearance: UIBarAppearance, isTranslucent: Bool)?
    /// Whether the line is below, and not above.
    var shadowIsBelow = true {
        didSet { if shadowIsBelow != oldValue { setNeedsLayout() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(imageView)
        addSubview(shadow)
    }

    required init?(coder: NSCoder) { nil }

    /// A tab bar's or toolbar's line is at the top.
    convenience init(shadowIsBelow: Bool) {
        self.init(frame: .zero)
        self.shadowIsBelow = shadowIsBelow
    }

    static let material = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 0.94) : UIColor(white: 0.976, alpha: 0.94)
    }

    func apply(_ appearance: UIBarAppearance, isTranslucent: Bool) {
        last = (appearance, isTranslucent)
        let shows = isTranslucent && !UIAccessibility.isReduceTransparencyEnabled
        let material = shows ? Self.material : Self.material.withAlphaComponent(1)
        backgroundColor = appearance.backgroundColor ?? (appearance.showsMaterial ? material : nil)
        showEffect(appearance.ownEffect)
        imageView.image = appearance.backgroundImage
        imageView.contentMode = appearance.backgroundImageContentMode
        imageView.isHidden = appearance.backgroundImage == nil
        if let image = appearance.shadowImage {
            shadow.backgroundColor = image.size == .zero ? nil : UIColor(patternImage: image)
        } else {
            shadow.backgroundColor = appearance.shadowColor
        }
        setNeedsLayout()
    }

    /// A blur that the app has chosen stands below the colour, which is drawn over it.
    private func showEffect(_ effect: UIBlurEffect?) {
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let view = effectView ?? UIVisualEffectView(effect: nil)
        if effectView == nil { insertSubview(view, at: 0) }
        effectView = view
        view.effect = effect
        view.contentView.backgroundColor = backgroundColor
        backgroundColor = nil
    }

    override func accessibilitySettingDidChange(_ setting: AccessibilitySetting) {
        if setting == .reduceTransparency, let last { apply(last.appearance, isTranslucent: last.isTranslucent) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        effectView?.frame = bounds
        let line = 1 / UIScreen.main.scale
        shadow.frame = CGRect(x: 0, y: shadowIsBelow ? bounds.height : -line, width: bounds.width, height: line)
    }
}
