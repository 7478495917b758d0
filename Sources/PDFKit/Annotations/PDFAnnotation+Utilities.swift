import CoreGraphics
import Foundation
import UIKit

/// What annotations of some types are besides. See https://developer.apple.com/documentation/pdfkit/pdfannotation.
extension PDFAnnotation {
    // MARK: Text

    /// The font of its text; the system's at 12 points unless it says otherwise.
    public var font: UIFont? {
        get { ownFont ?? textLooks.font }
        set {
            ownFont = newValue
            putTextLooks(newValue, fontColor)
        }
    }

    /// The colour of its text.
    public var fontColor: UIColor? {
        get { textLooks.color ?? (type == "FreeText" || type == "Widget" ? .black : nil) }
        set { putTextLooks(font, newValue) }
    }

    /// How its text is aligned.
    public var alignment: NSTextAlignment {
        get { [.left, .center, .right][min(max(field("Q").whole ?? 0, 0), 2)] }
        set { put(.integer(newValue == .center ? 1 : newValue == .right ? 2 : 0), "Q") }
    }

    /// What the default appearance says: operators with their operands before them.
    private var textLooks: (font: UIFont?, color: UIColor?) {
        guard let text = field("DA").text else { return (nil, nil) }
        var (font, color, operands): (UIFont?, UIColor?, [String]) = (nil, nil, [])
        for word in text.split(whereSeparator: \.isWhitespace).map(String.init) {
            let numbers = operands.compactMap { Double($0).map { CGFloat($0) } }
            switch word {
            case "Tf":
                let name = operands.first?.withoutSlash ?? ""
                let size = numbers.last.flatMap { $0 > 0 ? $0 : nil } ?? 12
                let standard = ["Helv": "Helvetica", "TiRo": "Times-Roman", "Cour": "Courier"][name] ?? name
                font = PageLayout.font(standard, size)
            case "g", "rg", "k": color = PDFValue.numbers(numbers).plainColor
            default:
                operands.append(word)
                continue
            }
            operands = []
        }
        return (font, color)
    }

    private func putTextLooks(_ font: UIFont?, _ color: UIColor?) {
        var parts: [String] = []
        if let font {
            let name = font.fontName.filter { !$0.isWhitespace && !"()<>[]{}/%#".contains($0) }
            parts.append("/\(name) \(PDFSerializer.text(font.pointSize)) Tf")
        }
        if let numbers = color.map({ PDFValue.color($0).plainNumbers }) {
            parts.append(numbers.map { PDFSerializer.text($0) }.joined(separator: " ") + " rg")
        }
        put(parts.isEmpty ? nil : .text(parts.joined(separator: " ")), "DA")
    }

    // MARK: Shapes

    /// The colour that a shape is filled with.
    public var interiorColor: UIColor? {
        get { color("IC") }
        set { setColor(newValue, "IC") }
    }

    /// Where a line begins, from the lower left corner of the bounds.
    public var startPoint: CGPoint {
        get { linePoint(0) }
        set { putLine(newValue, endPoint) }
    }

    /// Where a line ends, from the lower left corner of the bounds.
    public var endPoint: CGPoint {
        get { linePoint(2) }
        set { putLine(startPoint, newValue) }
    }

    private func linePoint(_ index: Int) -> CGPoint {
        let numbers = entry("L").plainNumbers
        guard numbers.count == 4 else { return .zero }
        return CGPoint(x: numbers[index] - bounds.minX, y: numbers[index + 1] - bounds.minY)
    }

    private func putLine(_ start: CGPoint, _ end: CGPoint) {
        let origin = bounds.origin
        put(.numbers([start.x + origin.x, start.y + origin.y, end.x + origin.x, end.y + origin.y]), "L")
    }

    /// How a line looks where it begins.
    public var startLineStyle: PDFLineStyle {
        get { ending(0) }
        set { putEndings(newValue, endLineStyle) }
    }

    /// How a line looks where it ends.
    public var endLineStyle: PDFLineStyle {
        get { ending(1) }
        set { putEndings(startLineStyle, newValue) }
    }

    private func ending(_ index: Int) -> PDFLineStyle {
        let names = entry("LE").items ?? []
        return names.indices.contains(index) ? PDFAnnotation.lineStyle(fromName: names[index].name ?? "") : .none
    }

    private func putEndings(_ start: PDFLineStyle, _ end: PDFLineStyle) {
        put(.array([start, end].map { .name(PDFLineStyle.names[$0.rawValue]) }), "LE")
    }

    // @objc(lineStyleFromName:)
    /// The ending that PDF has a name for.
    public class func lineStyle(fromName name: String) -> PDFLineStyle {
        PDFLineStyle.names.firstIndex(of: name.withoutSlash).flatMap { PDFLineStyle(rawValue: $0) } ?? .none
    }

    // @objc(nameForLineStyle:)
    /// PDF's name of an ending.
    public class func name(for style: PDFLineStyle) -> String { PDFLineStyle.names[style.rawValue] }

    // MARK: Notes, marks, stamps

    /// The icon of a note.
    public var iconType: PDFTextAnnotationIconType {
        get {
            PDFTextAnnotationIconType.names.firstIndex(of: entry("Name").name ?? "Note").flatMap { PDFTextAnnotationIconType(rawValue: $0) }
                ?? .note
        }
        set { put(.name(PDFTextAnnotationIconType.names[newValue.rawValue]), "Name") }
    }

    /// How text is marked.
    public var markupType: PDFMarkupType {
        get { [PDFMarkupType.highlight, .strikeOut, .underline, .redact].first { $0.name == type } ?? .highlight }
        set { put(.name(newValue.name), "Subtype") }
    }

    /// The corners of what is marked, values of points from the lower left corner of the bounds; four each: upper left, upper right, lower left,
    /// lower right.
    public var quadrilateralPoints: [NSValue]? {
        get {
            let numbers = entry("QuadPoints").plainNumbers
            guard numbers.count >= 8 else { return nil }
            let origin = bounds.origin
            return stride(from: 0, to: numbers.count - 1, by: 2).map {
                NSValue(cgPoint: CGPoint(x: numbers[$0] - origin.x, y: numbers[$0 + 1] - origin.y))
            }
        }
        set {
            let origin = bounds.origin
            put(newValue.map { .numbers($0.flatMap { [$0.cgPointValue.x + origin.x, $0.cgPointValue.y + origin.y] }) }, "QuadPoints")
        }
    }

    /// What a stamp is called.
    public var stampName: String? {
        get { entry("Name").name }
        set { put(newValue.map { .name($0.withoutSlash) }, "Name") }
    }

    /// Whether a note's window is open.
    public var isOpen: Bool {
        get { entry("Open") == .boolean(true) }
        set { put(.boolean(newValue), "Open") }
    }

    // MARK: Links

    /// Where a link leads.
    public var destination: PDFDestination? {
        get { directDestination ?? (action as? PDFActionGoTo)?.destination }
        set { setTarget(nil, newValue) }
    }

    // @objc(URL)
    /// What a link opens.
    public var url: URL? {
        get { (action as? PDFActionURL)?.url }
        set { action = newValue.map { PDFActionURL(url: $0) } }
    }
}
