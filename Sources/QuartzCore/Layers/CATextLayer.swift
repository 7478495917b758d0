import CoreGraphics
import Foundation
import SampanTextLayout

/// How a text layer shortens lines that do not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not at all.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// By leaving out its start.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// By leaving out its end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// By leaving out its middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where a text layer's lines are put.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the side that the text's own direction begins at.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// From side to side.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Lines are not shortened.
public let kCATruncationNone = CATextLayerTruncationMode.none
/// The start of a line is left out.
public let kCATruncationStart = CATextLayerTruncationMode.start
/// The end of a line is left out.
public let kCATruncationEnd = CATextLayerTruncationMode.end
/// The middle of a line is left out.
public let kCATruncationMiddle = CATextLayerTruncationMode.middle
/// Lines begin where the text's direction does.
public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural
/// Lines are at the left.
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
/// Lines are at the right.
public let kCAAlignmentRight = CATextLayerAlignmentMode.right
/// Lines are in the middle.
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
/// Lines go from side to side.
public let kCAAlignmentJustified = CATextLayerAlignmentMode.justified

/// What a text layer adds to a layer.
package struct TextLayerValues {
    package var string: Any?
    package var font: CFTypeRef?
    package var fontSize: CGFloat = 36
    package var foregroundColor: CGColor? = .white
    package var isWrapped = false
    package var truncationMode = CATextLayerTruncationMode.none
    package var alignmentMode = CATextLayerAlignmentMode.natural
}

/// A layer that draws a plain or attributed string, from the top of its bounds downwards.
open class CATextLayer: CALayer {
    /// The text's properties.
    package final var text = TextLayerValues()

    /// Creates a layer without text.
    public override init() { super.init() }

    /// Creates a copy for the presentation tree.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CATextLayer { text = other.text }
    }

    /// Creates a layer from an archive. A font comes back as its name.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard coder.containsValue(forKey: LayerKey.font.rawValue) else { return }
        text.font = coder.decodeObject(of: NSString.self, forKey: LayerKey.font.rawValue)
    }

    /// Writes the layer and its sublayers to an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        let name = (text.font as? any FontFaceHolder)?.face.postScriptName ?? text.font as? String
        if let name { coder.encode(name as NSString, forKey: LayerKey.font.rawValue) }
    }

    /// The text: a `String` or an `NSAttributedString`.
    open var string: Any? {
        get { text.string }
        set { changeOwn(.string) { text.string = newValue } }
    }
    /// The font of plain text: a `UIFont`, whose size is not looked at, or a font's name. Helvetica if `nil`.
    open var font: CFTypeRef? {
        get { text.font }
        set { changeOwn(.font) { text.font = newValue } }
    }
    /// The size of plain text, in points. Animatable.
    open var fontSize: CGFloat {
        get { text.fontSize }
        set { if newValue != text.fontSize { changeOwn(.fontSize) { text.fontSize = newValue } } }
    }
    /// The colour of plain text. Animatable.
    open var foregroundColor: CGColor? {
        get { text.foregroundColor }
        set { if newValue !== text.foregroundColor { changeOwn(.foregroundColor) { text.foregroundColor = newValue } } }
    }
    /// Whether lines are broken at the layer's width.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { if newValue != text.isWrapped { changeOwn(.wrapped) { text.isWrapped = newValue } } }
    }
    /// How lines that do not fit are shortened; of wrapped text, the last one.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncationMode }
        set { if newValue != text.truncationMode { changeOwn(.truncationMode) { text.truncationMode = newValue } } }
    }
    /// Where lines are put.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignmentMode }
        set { if newValue != text.alignmentMode { changeOwn(.alignmentMode) { text.alignmentMode = newValue } } }
    }

    // MARK: Drawing

    /// Draws the text.
    open override func draw(in ctx: CGContext) { layout(width: bounds.width, height: bounds.height)?.draw(in: ctx, at: bounds.origin) }

    /// The size that the text takes without being broken or shortened, in points.
    open override func preferredFrameSize() -> CGSize { layout(width: .infinity, height: .infinity)?.size ?? .zero }

    /// Everything that changes the text's look asks for it to be drawn again.
    open override class func needsDisplay(forKey key: String) -> Bool {
        switch LayerKey(rawValue: key) {
        case .string, .font, .fontSize, .foregroundColor, .wrapped, .truncationMode, .alignmentMode, .contentsScale: true
        default: super.needsDisplay(forKey: key)
        }
    }

    private func layout(width: CGFloat, height: CGFloat) -> TextFrame? {
        guard let styled = TextLayerText(text).styled else { return nil }
        var container = TextContainer(width: width, naturalAlignmentFollowsText: true)
        if text.isWrapped, let mode = text.truncationMode.lineBreakMode {
            (container.lineBreakMode, container.height) = (mode, height)
        }
        return TextFrame(styled, in: container)
    }

    // MARK: For the framework

    override var frameworkClass: CALayer.Type { CATextLayer.self }
    override func makeFrameworkCopy() -> CALayer { CATextLayer(layer: self) }
    override func copyOwnProperties(from other: CALayer) { if let other = other as? CATextLayer { text = other.text } }
    override var redrawsWhenResized: Bool { true }
    override var archivedOwnKeys: [LayerKey] { [.string, .fontSize, .foregroundColor, .wrapped, .truncationMode, .alignmentMode] }

    override func ownProperty(_ key: LayerKey) -> AnimatableValue? {
        switch key {
        case .string: string.map { .object($0) } ?? AnimatableValue.none
        case .font: font.map { .object($0) } ?? AnimatableValue.none
        case .fontSize: .number(Double(fontSize))
        case .foregroundColor: foregroundColor.map { .color($0) } ?? AnimatableValue.none
        case .wrapped: .number(isWrapped ? 1 : 0)
        case .truncationMode: .object(truncationMode.rawValue)
        case .alignmentMode: .object(alignmentMode.rawValue)
        default: nil
        }
    }

    override func setOwnProperty(_ key: LayerKey, _ value: AnimatableValue) -> Bool {
        switch (key, value) {
        case (.string, _): string = value.any
        case (.font, _): font = value.any.map { $0 as AnyObject }
        case (.fontSize, .number(let n)): fontSize = CGFloat(n)
        case (.foregroundColor, _): foregroundColor = value.color
        case (.wrapped, .number(let n)): isWrapped = n != 0
        case (.truncationMode, .object(let any)):
            truncationMode = (any as? CATextLayerTruncationMode) ?? CATextLayerTruncationMode(rawValue: any as? String ?? "none")
        case (.alignmentMode, .object(let any)):
            alignmentMode = (any as? CATextLayerAlignmentMode) ?? CATextLayerAlignmentMode(rawValue: any as? String ?? "natural")
        default: return false
        }
        return true
    }
}
