import CoreGraphics
import Foundation
import UIKit

extension PDFAnnotation {
    private static let colors: Set<String> = ["C", "IC", "BG", "BC"]
    /// What buttons and fields have in a dictionary of their own.
    private static let characteristics: Set<String> = ["AC", "BG", "BC", "CA", "R", "RC"]
    private static let names: Set<String> = ["Subtype", "AS", "H", "Name", "FT", "Type"]

    // MARK: Colours

    var defaultColor: UIColor {
        switch type {
        case "Highlight", "FreeText", "Text", "Popup": .yellow
        case "Underline", "StrikeOut": .red
        default: .black
        }
    }

    func color(_ key: String) -> UIColor? {
        if let own = ownColors[key] { return own }
        let value = PDFAnnotation.characteristics.contains(key) ? entry("MK").entries?[key] ?? .null : entry(key)
        guard let items = value.items else { return nil }
        if items.isEmpty { return .clear }
        let alpha = key == "C" ? entry("CA").number.map { CGFloat($0) } ?? 1 : 1
        return alpha < 1 ? value.plainColor?.withAlphaComponent(alpha) : value.plainColor
    }

    func setColor(_ color: UIColor?, _ key: String) {
        ownColors[key] = color
        let value: PDFValue? = color.map { $0.cgColor.alpha == 0 ? .array([]) : .color($0) }
        if PDFAnnotation.characteristics.contains(key) { putCharacteristic(value, key) } else { put(value, key) }
    }

    func characteristic(_ key: String) -> PDFValue { entry("MK").entries?[key] ?? .null }

    func putCharacteristic(_ value: PDFValue?, _ key: String) {
        var all = entry("MK").entries ?? [:]
        all[key] = value
        put(.dictionary(all), "MK")
    }

    // MARK: Values of all kinds

    @discardableResult
    func set(_ value: Any, _ key: String) -> Bool {
        switch (key, value) {
        case ("P", let page as PDFPage): self.page = page
        case ("A", let action as PDFAction): self.action = action
        case ("A", let url as URL): self.action = PDFActionURL(url: url)
        case ("Dest", let destination as PDFDestination): self.destination = destination
        case ("Popup", let popup as PDFAnnotation): self.popup = popup
        case ("Border", let border as PDFBorder), ("BS", let border as PDFBorder): self.border = border
        case ("InkList", let paths as [UIBezierPath]):
            self.paths?.forEach { remove($0) }
            paths.forEach { add($0) }
        case (_, let color as UIColor): setColor(color, key)
        case ("DA", let font as UIFont): self.font = font
        case ("Rect", let value as NSValue): bounds = value.cgRectValue
        case ("Rect", let rect as CGRect): bounds = rect
        case ("AP", _), ("Parent", _): return false
        default:
            guard let made = PDFAnnotation.value(value, isName: PDFAnnotation.names.contains(key) || key == "LE") else { return false }
            if PDFAnnotation.characteristics.contains(key), type == "Widget" { putCharacteristic(made, key) } else { put(made, key) }
        }
        return true
    }

    /// A value that needs nothing else to be understood.
    private static func value(_ value: Any, isName: Bool) -> PDFValue? {
        // A number of Foundation's converts to all of Swift's.
        if Swift.type(of: value) is NSNumber.Type, let number = value as? NSNumber {
            let isFlag = ["c", "B"].contains(String(cString: number.objCType))
            return isFlag ? .boolean(number.boolValue) : .number(CGFloat(number.doubleValue))
        }
        switch value {
        case let flag as Bool: return .boolean(flag)
        case let number as any BinaryInteger: return .integer(Int(clamping: number))
        case let number as any BinaryFloatingPoint: return .number(CGFloat(number))
        case let text as String: return isName || text.hasPrefix("/") && text.count > 1 ? .name(text.withoutSlash) : .text(text)
        case let type as PDFAnnotationSubtype: return .name(type.rawValue.withoutSlash)
        case let type as PDFAnnotationWidgetSubtype: return .name(type.rawValue.withoutSlash)
        case let type as PDFAnnotationTextIconType: return .name(type.rawValue.withoutSlash)
        case let style as PDFAnnotationLineEndingStyle: return .name(style.rawValue.withoutSlash)
        case let mode as PDFAnnotationHighlightingMode: return .name(mode.rawValue.withoutSlash)
        case let date as Date: return .date(date)
        case let color as UIColor: return .color(color)
        case let rect as CGRect: return .rect(rect)
        case let items as [Any]:
            let made = items.map { self.value($0, isName: isName) }
            return made.contains { $0 == nil } ? nil : .array(made.compactMap { $0 })
        case let items as [AnyHashable: Any]:
            var result: [String: PDFValue] = [:]
            for (key, value) in items {
                guard let key = key.base as? String, let value = self.value(value, isName: false) else { return nil }
                result[key.withoutSlash] = value
            }
            return .dictionary(result)
        default: return nil
        }
    }

    func value(_ key: String) -> Any? {
        switch key {
        case "P": return page
        case "A": return action
        case "Dest": return directDestination
        case "Popup": return popup
        case "Border", "BS": return border
        case "Rect": return NSValue(cgRect: bounds)
        case "InkList": return paths
        case _ where PDFAnnotation.colors.contains(key): return color(key)
        case "M": return modificationDate
        default: return plain(PDFAnnotation.characteristics.contains(key) && type == "Widget" ? characteristic(key) : entry(key), 0)
        }
    }

    /// What a value is to an app.
    private func plain(_ value: PDFValue, _ depth: Int) -> Any? {
        guard depth < 8 else { return nil }
        switch source.map({ $0.resolved(value) }) ?? value {
        case .null, .reference, .stream: return nil
        case .boolean(let flag): return flag
        case .integer(let number): return number
        case .real(let number): return number
        case .name(let name): return "/" + name
        case .string(let bytes): return PDFValue.string(bytes).text
        case .array(let items): return items.compactMap { plain($0, depth + 1) }
        case .dictionary(let entries): return entries.compactMapValues { plain($0, depth + 1) }
        }
    }

    // MARK: Fields

    /// An entry of a field, which may be said of the field that this one belongs to.
    func field(_ key: String) -> PDFValue {
        if entries[key] != nil { return entry(key) }
        var parent = entry("Parent")
        for _ in 0..<16 {
            guard let entries = parent.entries else { return .null }
            if let found = entries[key] { return source?.resolved(found) ?? found }
            parent = source?.resolved(entries["Parent"]) ?? .null
        }
        return .null
    }
}
