import SwiftSyntax

/// Finds one or several issues. What it looks at it says by the scanners it conforms to.
///
/// A thread that lints has one of each class, which sees one file after the other; what it keeps of a file it forgets in `beforeCheckFile`.
open class Detector {
    /// Creates a detector. Each thread that lints makes one of each class.
    public required init() {}

    /// Called before a file is looked at.
    open func beforeCheckFile(_ context: Context) {}

    /// Called after a file was looked at.
    open func afterCheckFile(_ context: Context) {}
}

/// Looks at Swift files.
public protocol SwiftScanner: Detector {
    /// Says which kinds of syntax nodes the detector wants to see. All detectors see them in one walk over the file.
    func register(_ visits: SwiftVisits)

    /// The names of functions and methods whose calls the detector wants to see.
    var applicableCalls: [String] { get }
    /// Called for each call of one of these.
    func visitCall(_ context: SwiftContext, _ call: SwiftCall)

    /// The names whose uses, other than as the name of what is called, the detector wants to see.
    var applicableReferences: [String] { get }
    /// Called for each use of one of these.
    func visitReference(_ context: SwiftContext, _ reference: DeclReferenceExprSyntax)

    /// The superclasses and protocols whose direct heirs the detector wants to see.
    var applicableTypes: [String] { get }
    /// Called for each declaration of a type, and each extension, that names one of these.
    func visitType(_ context: SwiftContext, _ declaration: any DeclGroupSyntax, inheriting type: String)

    /// The modules whose imports the detector wants to see.
    var applicableImports: [String] { get }
    /// Called for each import of one of these.
    func visitImport(_ context: SwiftContext, _ node: ImportDeclSyntax)

    /// Called for each file, before its nodes are walked.
    func visitFile(_ context: SwiftContext)
}

extension SwiftScanner {
    /// Nothing, unless the detector says otherwise.
    public func register(_ visits: SwiftVisits) {}
    /// Nothing, unless the detector says otherwise.
    public var applicableCalls: [String] { [] }
    /// Nothing, unless the detector says otherwise.
    public func visitCall(_ context: SwiftContext, _ call: SwiftCall) {}
    /// Nothing, unless the detector says otherwise.
    public var applicableReferences: [String] { [] }
    /// Nothing, unless the detector says otherwise.
    public func visitReference(_ context: SwiftContext, _ reference: DeclReferenceExprSyntax) {}
    /// Nothing, unless the detector says otherwise.
    public var applicableTypes: [String] { [] }
    /// Nothing, unless the detector says otherwise.
    public func visitType(_ context: SwiftContext, _ declaration: any DeclGroupSyntax, inheriting type: String) {}
    /// Nothing, unless the detector says otherwise.
    public var applicableImports: [String] { [] }
    /// Nothing, unless the detector says otherwise.
    public func visitImport(_ context: SwiftContext, _ node: ImportDeclSyntax) {}
    /// Nothing, unless the detector says otherwise.
    public func visitFile(_ context: SwiftContext) {}
}

/// Looks at storyboards and xibs.
public protocol InterfaceScanner: Detector {
    /// The XML elements that the detector wants to see; none for none.
    var applicableElements: [String] { get }
    /// Called for each element of these.
    func visitElement(_ context: InterfaceContext, _ element: InterfaceElement)
    /// Called for each document.
    func visitInterface(_ context: InterfaceContext)
}

extension InterfaceScanner {
    /// Nothing, unless the detector says otherwise.
    public var applicableElements: [String] { [] }
    /// Nothing, unless the detector says otherwise.
    public func visitElement(_ context: InterfaceContext, _ element: InterfaceElement) {}
    /// Nothing, unless the detector says otherwise.
    public func visitInterface(_ context: InterfaceContext) {}
}

/// Looks at asset catalogs.
public protocol CatalogScanner: Detector {
    /// Called for each catalog.
    func visitCatalog(_ context: CatalogContext)
}

/// Looks at tables of texts.
public protocol StringsScanner: Detector {
    /// Called for each table.
    func visitStrings(_ context: StringsContext)
}

/// Looks at property lists.
public protocol PropertyListScanner: Detector {
    /// Called for each property list.
    func visitPropertyList(_ context: PropertyListContext)
}

/// Looks at the whole project, once all files were looked at.
public protocol ProjectScanner: Detector {
    /// Called once.
    func visitProject(_ context: ProjectContext)
}
