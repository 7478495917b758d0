import SampanInterfaceBuilder

/// What cards ask of a document's builder.
extension NibBuilder {
    /// A colour, font, image or attributed string of UIKit's.
    package func value(_ value: IBValue) -> AnyObject? {
        switch value {
        case .color(let color): self.color(color)
        case .font(let font): self.font(font)
        case .image(let image): self.image(image)
        case .attributedString(let string): attributedString(string)
        default: nil
        }
    }

    /// The nib that makes the object of a record again and again.
    package func prototype(_ record: IBObject) -> AnyObject { UINib(prototype: record, of: self) }

    /// The view controllers that the scene's controller has a relationship with.
    package func related(_ relationship: String) -> [AnyObject] {
        let related: [UIViewController] = scene?.related(relationship) ?? []
        return related
    }

    /// Which of the subviews or constraints that variations mention are in (`true`) or out for the present traits.
    package func installed(_ mask: KeyPath<IBVariation, [String: Bool]>, of record: IBObject) -> [String: Bool] {
        record.installed(mask, for: traits)
    }

    /// Logs what a document and the app's code do not agree on, with the line.
    package func log(_ message: String, at line: Int) { source.log(message, at: line) }
}

extension NibRecord {
    /// The nib that makes the record's object again and again.
    func nib() -> UINib? { builder.prototype(record) as? UINib }
}
