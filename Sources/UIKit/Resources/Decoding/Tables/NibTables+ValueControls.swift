import Foundation
import InterfaceBuilder

extension NibTables {
    static var valueControls: [NibTable] { [toggle, slider, progressView, pageControl, segmentedControl, stepper] }

    private static let toggle = NibTable(
        UISwitch.self,
        [
            .bool("on", \.isOn),
            .color("onTintColor", \.onTintColor),
            .color("thumbTintColor", \.thumbTintColor),
            .image("onImage", \.onImage),
            .image("offImage", \.offImage),
            .text("title", \.title),
            .choice("preferredStyle", \.preferredStyle, ["automatic": .automatic, "checkbox": .checkbox, "sliding": .sliding]),
        ])

    private static let slider = NibTable(
        UISlider.self,
        [
            .float("minValue", \.minimumValue),
            .float("maxValue", \.maximumValue),
            .float("value", \.value),
            .bool("continuous", \.isContinuous),
            .image("minimumValueImage", \.minimumValueImage),
            .image("maximumValueImage", \.maximumValueImage),
            .color("minimumTrackTintColor", \.minimumTrackTintColor),
            .color("maximumTrackTintColor", \.maximumTrackTintColor),
            .color("thumbTintColor", \.thumbTintColor),
        ])

    private static let progressView = NibTable(
        UIProgressView.self,
        [
            .choice("progressViewStyle", \.progressViewStyle, ["default": .default, "bar": .bar]),
            .float("progress", \.progress),
            .color("progressTintColor", \.progressTintColor),
            .color("trackTintColor", \.trackTintColor),
            .image("progressImage", \.progressImage),
            .image("trackImage", \.trackImage),
        ])

    private static let pageControl = NibTable(
        UIPageControl.self,
        [
            // More than these are nobody's wish, but a damaged document's.
            .custom("numberOfPages") { control, source in control.numberOfPages = min(source.record.int("numberOfPages") ?? 0, 1000) },
            .int("currentPage", \.currentPage),
            .bool("hidesForSinglePage", \.hidesForSinglePage),
            .bool("allowsContinuousInteraction", \.allowsContinuousInteraction),
            .choice("backgroundStyle", \.backgroundStyle, ["automatic": .automatic, "prominent": .prominent, "minimal": .minimal]),
            .image("preferredIndicatorImage", \.preferredIndicatorImage),
            .color("pageIndicatorTintColor", \.pageIndicatorTintColor),
            .color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
        ])

    private static let segmentedControl = NibTable(
        UISegmentedControl.self,
        [
            .custom("segments") { control, source in
                for record in source.record.list("segments") {
                    apply(NibRecord(record: record, builder: source.builder), to: control)
                }
            },
            .bool("momentary", \.isMomentary),
            .bool("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
            .color("selectedSegmentTintColor", \.selectedSegmentTintColor),
            // The styles of iOS 6; all look the same since.
            .custom("segmentControlStyle") { _, _ in },
            .custom("segmentedControlStyle") { _, _ in },
            .custom("selectedSegmentIndex") { control, source in
                if let index = source.record.int("selectedSegmentIndex"), index < control.numberOfSegments {
                    control.selectedSegmentIndex = max(index, UISegmentedControl.noSegment)
                }
            },
        ])

    private static func apply(_ source: NibRecord, to control: UISegmentedControl) {
        let index = control.numberOfSegments
        if let image = source.image("image") {
            control.insertSegment(with: image, at: index, animated: false)
        } else {
            control.insertSegment(withTitle: source.record.text("title"), at: index, animated: false)
        }
        if let width = source.record.double("width") { control.setWidth(CGFloat(width), forSegmentAt: index) }
        if source.record.bool("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
        if let offset = source.record.size("contentOffset") { control.setContentOffset(offset, forSegmentAt: index) }
    }

    private static let stepper = NibTable(
        UIStepper.self,
        [
            .double("minimumValue", \.minimumValue),
            .double("maximumValue", \.maximumValue),
            .custom("stepValue") { stepper, source in
                if let step = source.record.double("stepValue"), step > 0 { stepper.stepValue = step }
            },
            .double("value", \.value),
            .bool("autorepeat", \.autorepeat),
            .bool("continuous", \.isContinuous),
            .bool("wraps", \.wraps),
        ])
}
