import SampanInterfaceBuilder

extension ClassCard {
    static let segmentedControl = ClassCard(
        UISegmentedControl.self, elements: "segmentedControl",
        // The styles of iOS 6; all look the same since.
        withoutEffect: "segmentControlStyle segmentedControlStyle",
        attributes: [
            .property("springLoaded", \.isSpringLoaded),
            .custom("segments") { control, source in
                for segment in source.list("segments") { segment.addSegment(to: control) }
            },
            .custom("selectedSegmentIndex") { control, source in
                if let index = source.record.int("selectedSegmentIndex"), index < control.numberOfSegments {
                    control.selectedSegmentIndex = max(index, UISegmentedControl.noSegment)
                }
            },
        ],
        facts: [
            .primaryEvent(.valueChanged),
            // Each of its segments is an element of its own.
            .accessibility { $1.isElement = false },
        ])
}

extension NibRecord {
    /// Adds the segment of a record behind those that are there.
    fileprivate func addSegment(to control: UISegmentedControl) {
        let index = control.numberOfSegments
        if let image = self.image("image") {
            control.insertSegment(with: image, at: index, animated: false)
        } else {
            control.insertSegment(withTitle: record.text("title"), at: index, animated: false)
        }
        if let width = record.double("width") { control.setWidth(CGFloat(width), forSegmentAt: index) }
        if record.bool("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
        if let offset = record.size("contentOffset") { control.setContentOffset(offset, forSegmentAt: index) }
    }
}
