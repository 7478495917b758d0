import Foundation

/// What a look of a bar's button is for.
struct BarButtonLook: Hashable {
    let state: UInt
    let style: Int?
    let metrics: UIBarMetrics

    init(_ state: UIControl.State, _ style: UIBarButtonItem.Style? = nil, _ metrics: UIBarMetrics) {
        (self.state, self.style, self.metrics) = (state.rawValue, style?.rawValue, metrics)
    }
}

// Looks in the old way; a bar's appearance wins over them.
extension UIBarButtonItem {
    /// Sets the image behind the button in a state, for bars of a height. It is stretched to the button's width.
    /// Source: <https://developer.apple.com/documentation/uikit/uibarbuttonitem/setbackgroundimage(_:for:barmetrics:)>
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        backgroundImages[BarButtonLook(state, nil, barMetrics)] = backgroundImage
    }

    /// The image behind the button in a state, for bars of a height.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[BarButtonLook(state, nil, barMetrics)]
    }

    /// Sets the image behind buttons of a style, in a state and for bars of a height.
    /// Source: <https://developer.apple.com/documentation/uikit/uibarbuttonitem/setbackgroundimage(_:for:style:barmetrics:)>
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) {
        backgroundImages[BarButtonLook(state, style, barMetrics)] = backgroundImage
    }

    /// The image behind buttons of a style, in a state and for bars of a height.
    public func backgroundImage(for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[BarButtonLook(state, style, barMetrics)]
    }

    /// Sets how far the button is moved up or down in bars of a height, in points.
    /// Source: <https://developer.apple.com/documentation/uikit/uibarbuttonitem/setbackgroundverticalpositionadjustment(_:for:)>
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        backgroundAdjustments[barMetrics] = adjustment
    }

    /// How far the button is moved up or down in bars of a height, in points.
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { backgroundAdjustments[barMetrics] ?? 0 }

    /// Sets how far the title is moved in bars of a height, in points.
    /// Source: <https://developer.apple.com/documentation/uikit/uibarbuttonitem/settitlepositionadjustment(_:for:)>
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics] = adjustment
    }

    /// How far the title is moved in bars of a height, in points.
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleAdjustments[barMetrics] ?? .zero }

    /// Sets the image behind the button when it leads back, in a state and for bars of a height.
    /// Source: <https://developer.apple.com/documentation/uikit/uibarbuttonitem/setbackbuttonbackgroundimage(_:for:barmetrics:)>
    public func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        backBackgroundImages[BarButtonLook(state, nil, barMetrics)] = backgroundImage
    }

    /// The image behind the button when it leads back, in a state and for bars of a height.
    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backBackgroundImages[BarButtonLook(state, nil, barMetrics)]
    }

    /// Sets how far the title is moved when the button leads back, in points.
    /// Source: <https://developer.apple.com/documentation/uikit/uibarbuttonitem/setbackbuttontitlepositionadjustment(_:for:)>
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        backTitleAdjustments[barMetrics] = adjustment
    }

    /// How far the title is moved when the button leads back, in points.
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { backTitleAdjustments[barMetrics] ?? .zero }

    /// Sets how far the button is moved up or down when it leads back, in points.
    /// Source: <https://developer.apple.com/documentation/uikit/uibarbuttonitem/setbackbuttonbackgroundverticalpositionadjustment(_:for:)>
    public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        backBackgroundAdjustments[barMetrics] = adjustment
    }

    /// How far the button is moved up or down when it leads back, in points.
    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        backBackgroundAdjustments[barMetrics] ?? 0
    }
}

/// How a bar's button looks in one state, whoever has said it.
struct ShownBarButtonLook {
    var background: UIImage?
    var backgroundOffset = UIOffset.zero
    var titleOffset = UIOffset.zero
}

extension UIBarButtonItem {
    /// The look in a state: the state's own, else that of the ordinary one; that of the style before that of all, that of low bars before
    /// that of others.
    func look(for state: UIControl.State, isBack: Bool, isLow: Bool) -> ShownBarButtonLook {
        let metrics: [UIBarMetrics] = isLow ? [.compact, .default] : [.default]
        func first<Value>(_ values: [UIBarMetrics: Value]) -> Value? { metrics.lazy.compactMap { values[$0] }.first }
        let images = isBack ? backBackgroundImages : backgroundImages
        let styles: [Style?] = isBack ? [nil] : [style, nil]
        let states: [UIControl.State] = state == .normal ? [.normal] : [state, .normal]
        var look = ShownBarButtonLook()
        look.background =
            states.lazy.flatMap { state in styles.flatMap { style in metrics.map { BarButtonLook(state, style, $0) } } }
            .compactMap { images[$0] }.first
        look.backgroundOffset.vertical = first(isBack ? backBackgroundAdjustments : backgroundAdjustments) ?? 0
        look.titleOffset = first(isBack ? backTitleAdjustments : titleAdjustments) ?? .zero
        return look
    }
}
