import CoreGraphics
import Foundation
import ObjCRuntime

/// An entry of a document's outline, with others below it. See https://developer.apple.com/documentation/pdfkit/pdfoutline.
open class PDFOutline: NSObject {
    private var children: [PDFOutline] = []
    private weak var owner: PDFDocument?

    /// The entry that this one is below; `nil` of the root.
    open private(set) weak var parent: PDFOutline?
    /// What the entry says.
    open var label: String? { didSet { changed() } }
    /// Whether the entries below are shown to begin with.
    open var isOpen = false { didSet { changed() } }
    /// What is done when the entry is tapped; a `PDFActionGoTo` where it has a destination, as it has one or the other.
    open var action: PDFAction? { didSet { changed() } }

    /// Creates an entry without others below it.
    public override init() { super.init() }

    /// The document that the outline is of.
    open internal(set) var document: PDFDocument? {
        get { owner ?? parent?.document }
        set { owner = newValue }
    }

    /// Where the entry leads.
    open var destination: PDFDestination? {
        get { (action as? PDFActionGoTo)?.destination }
        set { action = newValue.map { PDFActionGoTo(destination: $0) } }
    }

    /// How many entries are below.
    open var numberOfChildren: Int { children.count }
    /// Which of its parent's entries it is, the first being 0.
    open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }

    /// An entry below; `nil` if there is none of the index.
    open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }

    /// Puts an entry below, before the one of the index; it is taken from where it was.
    open func insertChild(_ child: PDFOutline, at index: Int) {
        guard !sequence(first: self, next: \.parent).contains(child) else {
            ObjCException.raise("NSInvalidArgumentException", "An entry of an outline cannot be below itself")
        }
        child.removeFromParent()
        guard (0...children.count).contains(index) else {
            ObjCException.raise("NSRangeException", "The outline has no place of the index \(index)")
        }
        children.insert(child, at: index)
        child.parent = self
        changed()
    }

    /// Takes the entry away from its parent.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        parent.changed()
        self.parent = nil
    }

    /// Has the document be written with this outline in place of the file's.
    private func changed() {
        guard let document, document.root != nil else { return }
        document.hasOwnOutline = true
    }

    /// Puts an entry of the file below.
    func append(_ child: PDFOutline) {
        children.append(child)
        child.parent = self
    }
}
