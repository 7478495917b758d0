import UIKit

// listing twslider-01

// listing twslider-02

// listing twslider-03

// listing twslider-04

// listing twslider-05

// listing twslider-06

// listing twslider-07

// listing twslider-08

/// The slider's parts, as the tests look at them.
extension TWSlider {
    var thumbs: (start: UIButton, end: UIButton) { (startSliderButton, endSliderButton) }
    var tracks: (outside: UIView, inside: UIView) { (sliderBackgroundView, sliderForegroundView) }
    var bubbles: (start: UIView, end: UIView, middle: UIView) { (minRangeView, maxRangeView, sliderMidView) }
    var bubbleTexts: [String?] { [minRangeLabel.text, maxRangeLabel.text, sliderMidLabel.text] }
    var endTexts: [String?] { [minLabel.text, maxLabel.text] }
    var distance: CGFloat { segmentWidth }
    var isAtItsEnds: Bool { isRangeSlidersPlacedAtExtremePosition() }
    var initialIndices: [Int?] { [minRangeInitialIndex, maxRangeInitialIndex] }
}
