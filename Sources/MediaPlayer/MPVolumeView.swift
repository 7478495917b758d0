import Foundation
import UIKit

/// A slider for the device's loudness. See https://developer.apple.com/documentation/mediaplayer/mpvolumeview.
///
/// The device is always full loud, as the person's own machine makes it louder or softer: the slider shows that and cannot be moved.
open class MPVolumeView: UIView {
    private let slider = UISlider()

    /// Creates a view of a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Creates a view that a document describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        slider.value = 1
        slider.isEnabled = false
        slider.accessibilityLabel = "Volume"
        addSubview(slider)
    }

    /// Whether the slider is shown.
    open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
    // @objc(wirelessRoutesAvailable)
    /// Whether there are ways out by radio: there are none.
    open var areWirelessRoutesAvailable: Bool { false }
    // @objc(wirelessRouteActive)
    /// Whether a way out by radio is used: none is.
    open var isWirelessRouteActive: Bool { false }

    // @objc(setVolumeThumbImage:forState:)
    /// Sets the thumb's image in a state.
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) { slider.setThumbImage(image, for: state) }
    // @objc(setMinimumVolumeSliderImage:forState:)
    /// Sets the image of the track before the thumb in a state.
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { slider.setMinimumTrackImage(image, for: state) }
    // @objc(setMaximumVolumeSliderImage:forState:)
    /// Sets the image of the track after the thumb in a state.
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { slider.setMaximumTrackImage(image, for: state) }
    /// The thumb's image in a state.
    open func volumeThumbImage(for state: UIControl.State) -> UIImage? { slider.thumbImage(for: state) }

    /// Where the slider is, in the view's bounds.
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// As wide as it is proposed, and as high as a slider.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: slider.intrinsicContentSize.height) }

    /// As high as a slider.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: slider.intrinsicContentSize.height) }

    /// Places the slider.
    open override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = volumeSliderRect(forBounds: bounds)
    }
}
