import Foundation
import SampanInterfaceBuilder

extension NibRecord {
    /// The colour under a key.
    package func color(_ name: String) -> UIColor? { record.color(name).flatMap { builder.value(.color($0)) as? UIColor } }
    /// The font under a key; `nil` for one without a size, which leaves an object its own.
    package func font(_ name: String) -> UIFont? { record.font(name).flatMap { builder.value(.font($0)) as? UIFont } }
    /// The image of a name or under a key.
    package func image(_ name: String) -> UIImage? { record.image(name).flatMap { builder.value(.image($0)) as? UIImage } }

    /// The attributed string under a key.
    package func attributedString(_ name: String) -> NSAttributedString? {
        guard case .attributedString(let string)? = record.values[name] else { return nil }
        return builder.value(.attributedString(string)) as? NSAttributedString
    }

    /// The texts of an array under a key.
    package func texts(_ name: String) -> [String]? {
        guard case .array(let texts)? = record.values[name] else { return nil }
        return texts.compactMap { text in
            switch text {
            case .string(let text), .localizedString(let text): text
            default: nil
            }
        }
    }

    /// The configuration of symbols that the record stands for.
    func symbolConfiguration() -> UIImage.SymbolConfiguration {
        let font = record.font("font") ?? record["textStyle"].map { IBFont.style($0) }
        return UIImage.SymbolConfiguration.ofDocument(
            scale: record["scale"], weight: record["weight"], pointSize: record.double("pointSize"),
            font: font.flatMap { builder.value(.font($0)) as? UIFont })
    }
}

extension UIImage.SymbolConfiguration {
    /// A configuration of symbols in Interface Builder's words.
    @MainActor
    static func ofDocument(scale: String?, weight: String?, pointSize: Double?, font: UIFont?) -> UIImage.SymbolConfiguration {
        func meaning<Value>(_ word: String?, _ otherwise: Value) -> Value {
            word.flatMap { DocumentWords.known(of: Value.self)?[$0] as? Value } ?? otherwise
        }
        let symbolScale = meaning(scale, UIImage.SymbolScale.default)
        let symbolWeight = meaning(weight, UIImage.SymbolWeight.unspecified)
        if let font {
            let byFont = UIImage.SymbolConfiguration(font: font, scale: symbolScale)
            return symbolWeight == .unspecified ? byFont : byFont.applying(UIImage.SymbolConfiguration(weight: symbolWeight))
        }
        if let pointSize { return UIImage.SymbolConfiguration(pointSize: CGFloat(pointSize), weight: symbolWeight, scale: symbolScale) }
        let byScale = UIImage.SymbolConfiguration(scale: symbolScale)
        return symbolWeight == .unspecified ? byScale : byScale.applying(UIImage.SymbolConfiguration(weight: symbolWeight))
    }
}

// MARK: Types of properties

extension UIColor: DocumentReadable {
    package static var mayBeNothing: Bool { true }
    package static func read(_ name: String, from source: NibRecord) -> Any? { source.color(name) }
}

extension UIImage: DocumentReadable {
    package static var mayBeNothing: Bool { true }
    package static func read(_ name: String, from source: NibRecord) -> Any? { source.image(name) }
}

extension UIFont: DocumentReadable {
    package static func read(_ name: String, from source: NibRecord) -> Any? { source.font(name) }
}

extension UIImage.SymbolConfiguration: DocumentReadable {
    package static func read(_ name: String, from source: NibRecord) -> Any? { source.child(name)?.symbolConfiguration() }
}

extension NSAttributedString: DocumentReadable {
    package static func read(_ name: String, from source: NibRecord) -> Any? { source.attributedString(name) }
}

extension UIEdgeInsets: DocumentReadable {
    package static func read(_ name: String, from source: NibRecord) -> Any? {
        guard case .insets(let insets)? = source.record.values[name] else { return nil }
        return UIEdgeInsets(
            top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom), right: CGFloat(insets.right))
    }
}

extension NSDirectionalEdgeInsets: DocumentReadable {
    package static func read(_ name: String, from source: NibRecord) -> Any? {
        guard case .directionalInsets(let insets)? = source.record.values[name] else { return nil }
        return NSDirectionalEdgeInsets(
            top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom), trailing: CGFloat(insets.right))
    }
}

extension UIOffset: DocumentReadable {
    package static func read(_ name: String, from source: NibRecord) -> Any? {
        guard case .offset(let horizontal, let vertical)? = source.record.values[name] else { return nil }
        return UIOffset(horizontal: CGFloat(horizontal), vertical: CGFloat(vertical))
    }
}

extension UIRectEdge: DocumentReadable, DocumentWordable {
    package static var documentWords: [String: Self] { ["top": .top, "left": .left, "bottom": .bottom, "right": .right, "all": .all] }
}
