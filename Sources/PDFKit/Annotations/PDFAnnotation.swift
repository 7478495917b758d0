import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

/// Something on a page that is not part of it: a link, a mark, a note, a field of a form.
///
/// See https://developer.apple.com/documentation/pdfkit/pdfannotation. What the file says of an annotation is kept, also what is not known here.
open class PDFAnnotation: NSObject, NSCopying {
    /// What the annotation is, as the file has it. What it names by numbers is of `source`.
    var entries: [String: PDFValue] = [:]
    /// The document that the annotation was read from, and its number there.
    private(set) var source: CGPDFDocument?
    private(set) var number: Int?
    /// What `isChanged` is but for a border that was changed by itself.
    private var differs = true
    /// The border that was told, and what it was then: it may be changed by itself.
    private var toldBorder: (border: PDFBorder, value: PDFValue)?
    /// Whether whoever draws the page draws the annotation, too.
    var isDrawnByPage = false
    /// What cannot be said by plain values; read from the file when it is asked for.
    private var ownAction: PDFAction?
    private var ownDestination: PDFDestination?
    private var hasReadTarget = false
    /// Colours with what they let through, which the file has elsewhere.
    var ownColors: [String: UIColor] = [:]
    var ownFont: UIFont?
    /// What was drawn, with its curves.
    var ownPaths: [UIBezierPath]?
    /// What the field's value is while a button is on.
    var ownState: String?
    private var notePopup: PDFAnnotation?
    /// The looks that the file gives it, on a page of their own.
    private var appearance: CGPDFPage?

    /// The page that it is on.
    open weak var page: PDFPage?

    // @objc(initWithBounds:forType:withProperties:)
    /// Creates an annotation.
    ///
    /// - Parameters:
    ///   - bounds: where it is, in the page's own space.
    ///   - properties: more of what it is, by keys of `PDFAnnotationKey`.
    public init(bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?) {
        super.init()
        entries = ["Type": .name("Annot"), "Rect": .rect(bounds), "Subtype": .name(annotationType.rawValue.withoutSlash), "F": .integer(4)]
        for (key, value) in properties ?? [:] {
            if let key = key.base as? PDFAnnotationKey ?? (key.base as? String).map({ PDFAnnotationKey(rawValue: $0) }) {
                set(value, key.rawValue.withoutSlash)
            }
        }
    }

    /// Takes over what a file says.
    func adopt(_ entries: [String: PDFValue], _ source: CGPDFDocument, _ number: Int?) {
        (self.entries, self.source, self.number, differs, toldBorder) = (entries, source, number, false, nil)
    }

    func adoptPopup(_ popup: PDFAnnotation?) { notePopup = popup }

    /// Makes an annotation of a class: an app's own by the initializer that all have.
    static func make(_ cls: AnyClass, _ bounds: CGRect, _ type: PDFAnnotationSubtype) -> PDFAnnotation {
        if cls != PDFAnnotation.self, let factory = ClassRegistry.factory("initWithBounds:forType:withProperties:", of: cls) {
            // Annotations are made on any thread.
            let make = unsafeBitCast(factory, to: (([Any?]) -> AnyObject?).self)
            if let made = make([bounds, type, nil]) as? PDFAnnotation { return made }
        }
        return PDFAnnotation(bounds: bounds, forType: type, withProperties: nil)
    }

    /// Returns an annotation of the same looks and class, which is on no page.
    open func copy(with zone: NSZone? = nil) -> Any {
        readTarget()
        takeBorder()
        let copy = PDFAnnotation.make(Swift.type(of: self), bounds, PDFAnnotationSubtype(rawValue: "/" + (type ?? "")))
        (copy.entries, copy.source, copy.ownColors, copy.ownFont, copy.ownPaths) = (entries, source, ownColors, ownFont, ownPaths)
        (copy.ownAction, copy.ownDestination, copy.hasReadTarget) = (ownAction, ownDestination, hasReadTarget)
        (copy.differs, copy.ownState, copy.toldBorder, copy.isDrawnByPage) = (differs, ownState, nil, isDrawnByPage)
        return copy
    }

    // MARK: What it is

    /// The entry of a key, looked up if it is only named.
    func entry(_ key: String) -> PDFValue { source.map { $0.resolved(entries[key]) } ?? entries[key] ?? .null }

    /// Whether it differs from what the file has.
    var isChanged: Bool {
        get {
            takeBorder()
            return differs
        }
        set { differs = newValue }
    }

    /// Takes over what was changed of the border that was told.
    private func takeBorder() { if let told = toldBorder, told.border.value != told.value { border = told.border } }

    /// Changes an entry; `nil` takes it away.
    func put(_ value: PDFValue?, _ key: String) {
        // A border is said in one way or the other.
        if key == "BS" || key == "Border" { (entries["BS"], entries["Border"], toldBorder) = (nil, nil, nil) }
        entries[key] = value
        isChanged = true
        appearance = nil
        // Once it is to look otherwise, the looks that the file gives it are not its own any more. They fill whatever its place is.
        let keepsLooks = ["Rect", "M", "T", "NM", "F", "TU"].contains(key) || key == "Contents" && type != "FreeText"
        if source != nil, !keepsLooks { entries["AP"] = nil }
        announceChange()
    }

    func announceChange() { if let page { NotificationCenter.default.post(name: .pageLooksChanged, object: page) } }

    /// The type, as PDF names it: `Link`, `Highlight`.
    open var type: String? {
        get { entry("Subtype").name }
        set { put(newValue.map { .name($0.withoutSlash) }, "Subtype") }
    }

    /// Where it is, in the page's own space. What it consists of moves with it.
    open var bounds: CGRect {
        get { entry("Rect").plainRect ?? .zero }
        set {
            let old = bounds
            let (x, y) = (newValue.standardized.minX - old.minX, newValue.standardized.minY - old.minY)
            if x != 0 || y != 0 { moveContents(x, y) }
            put(.rect(newValue), "Rect")
        }
    }

    /// When it was changed last.
    open var modificationDate: Date? {
        get { entry("M").date }
        set { put(newValue.map { .date($0) }, "M") }
    }

    /// Who wrote it.
    open var userName: String? {
        get { entry("T").text }
        set { put(newValue.map { .text($0) }, "T") }
    }

    /// The annotation that shows its text.
    open var popup: PDFAnnotation? {
        get { notePopup }
        set {
            notePopup = newValue
            isChanged = true
        }
    }

    private var flags: Int {
        get { entry("F").whole ?? 0 }
        set { put(.integer(newValue), "F") }
    }

    /// Whether it is shown.
    open var shouldDisplay: Bool {
        get { flags & 0x22 == 0 }
        set { flags = newValue ? flags & ~0x22 : flags | 2 }
    }

    /// Whether it is printed.
    open var shouldPrint: Bool {
        get { flags & 4 != 0 }
        set { flags = newValue ? flags | 4 : flags & ~4 }
    }

    /// The border; `nil` if the annotation says nothing of one. It may be changed by itself.
    open var border: PDFBorder? {
        get {
            if toldBorder == nil { toldBorder = PDFBorder.read(entry("BS"), entry("Border")).map { ($0, $0.value) } }
            return toldBorder?.border
        }
        set {
            put(newValue?.value, "BS")
            toldBorder = newValue.map { ($0, $0.value) }
        }
    }

    /// The colour: of lines, of what marks, of what is behind text.
    open var color: UIColor {
        get { color("C") ?? defaultColor }
        set { setColor(newValue, "C") }
    }

    /// Its text.
    open var contents: String? {
        get { entry("Contents").text }
        set { put(newValue.map { .text($0) }, "Contents") }
    }

    /// What is done when it is tapped.
    open var action: PDFAction? {
        get {
            readTarget()
            return ownAction ?? ownDestination.map { PDFActionGoTo(destination: $0) }
        }
        set { setTarget(newValue, nil) }
    }

    /// Whether a finger is on it. It is drawn darker then.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { announceChange() } } }

    /// Whether the file says how the annotation looks.
    open var hasAppearanceStream: Bool { entry("AP").entries?["N"] != nil }

    // MARK: Where it leads

    var directDestination: PDFDestination? {
        readTarget()
        return ownDestination
    }

    func setTarget(_ action: PDFAction?, _ destination: PDFDestination?) {
        (ownAction, ownDestination, hasReadTarget) = (action, destination, true)
        (entries["A"], entries["Dest"]) = (nil, nil)
        isChanged = true
        announceChange()
    }

    /// Reads where it leads; only a page's document can tell.
    func readTarget() {
        guard !hasReadTarget, let source, let document = page?.document else { return }
        hasReadTarget = true
        if let value = entries["A"] { ownAction = document.action(value, source) }
        if let value = entries["Dest"] { ownDestination = document.destination(value, source) }
    }

    // MARK: Values by keys

    // @objc(setValue:forAnnotationKey:)
    /// Sets what the annotation is by a key of PDF's; returns whether that is possible.
    @discardableResult
    open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool { set(value, key.rawValue.withoutSlash) }

    // @objc(setBoolean:forAnnotationKey:)
    /// Sets a Boolean by a key of PDF's; returns whether that is possible.
    @discardableResult
    open func setBoolean(_ value: Bool, forAnnotationKey key: PDFAnnotationKey) -> Bool { set(value, key.rawValue.withoutSlash) }

    // @objc(setRect:forAnnotationKey:)
    /// Sets a rectangle by a key of PDF's; returns whether that is possible.
    @discardableResult
    open func setRect(_ value: CGRect, forAnnotationKey key: PDFAnnotationKey) -> Bool { set(value, key.rawValue.withoutSlash) }

    // @objc(valueForAnnotationKey:)
    /// What the annotation is by a key of PDF's; names have a slash before them.
    open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { value(key.rawValue.withoutSlash) }

    // @objc(removeValueForAnnotationKey:)
    /// Takes away what the annotation has under a key of PDF's.
    open func removeValue(forAnnotationKey key: PDFAnnotationKey) {
        let key = key.rawValue.withoutSlash
        switch key {
        case "A", "Dest": setTarget(nil, nil)
        case "Popup": popup = nil
        case "Border", "BS": border = nil
        default:
            ownColors[key] = nil
            if key == "InkList" { ownPaths = nil }
            if key == "DA" { ownFont = nil }
            put(nil, key)
        }
    }

    /// All that the annotation is, by PDF's keys.
    open var annotationKeyValues: [AnyHashable: Any] {
        var result: [AnyHashable: Any] = [:]
        for key in entries.keys { if let value = value(key) { result["/" + key] = value } }
        if let action { result["/A"] = action }
        if let destination = directDestination { result["/Dest"] = destination }
        return result
    }

    // MARK: Drawing

    // @objc(drawWithBox:inContext:)
    /// Draws the annotation in the page's own space.
    open func draw(with box: PDFDisplayBox, in context: CGContext) {
        takeBorder()
        if let looks = fileLooks() {
            looks.draw(in: context, annotations: false)
        } else {
            drawByType(context)
        }
        if isHighlighted {
            context.setFillColor(UIColor.black.withAlphaComponent(0.25).cgColor)
            context.fill(bounds)
        }
    }

    private func fileLooks() -> CGPDFPage? {
        guard source != nil, hasAppearanceStream else { return nil }
        if appearance == nil { appearance = makeAppearance() }
        return appearance
    }

    /// The annotation as it is written.
    func archived(in archive: DocumentArchive) -> [String: PDFValue] {
        takeBorder()
        var known = entries
        // What the reader makes of a type by itself is not said twice; a class of an app's draws what no reader knows.
        known["P"] = nil
        known["Popup"] = nil
        var result = known
        if let source { result = archive.writer.copy(.dictionary(known), of: source).entries ?? [:] }
        if let page = archive.reference(to: page) { result["P"] = page }
        if hasReadTarget {
            result["A"] = ownAction.flatMap { archive.value($0) }
            result["Dest"] = ownDestination.flatMap { archive.value($0) }
        }
        if let alpha = ownColors["C"]?.cgColor.alpha, alpha < 1, alpha > 0 { result["CA"] = .number(alpha) }
        // Without a word about it readers draw a border around links.
        if isDrawnByPage { result["Border"] = .numbers([0, 0, 0]) }
        if let form = writtenLooks(archive.writer) { result["AP"] = .dictionary(["N": form]) }
        return result
    }
}

extension Notification.Name {
    /// Annotations of a page have changed, so it has to be drawn anew.
    static let pageLooksChanged = Notification.Name("SampanPDFPageLooksChanged")
}

extension String {
    /// A name of PDF's without the slash before it.
    var withoutSlash: String { hasPrefix("/") ? String(dropFirst()) : self }
}
