import Foundation
import SampanXML

extension IBDocument {
    /// Reads a storyboard or xib.
    ///
    /// What the schema does not know is left out and told in `diagnostics`.
    ///
    /// - Throws: `IBParseError` if the text is not XML, or not an Interface Builder document for iOS.
    public static func read(_ data: Data, name: String) throws -> IBDocument {
        do {
            return try DocumentReader(try XMLReader.parse(data, keepsText: Schema.textElements), name: name).read()
        } catch let error as XMLError {
            throw IBParseError(document: name, line: error.line, column: error.column, message: error.message)
        }
    }

    /// Reads the storyboard or xib in a file.
    ///
    /// - Throws: `IBParseError` as above, and what Foundation throws if the file cannot be read.
    public static func read(contentsOf url: URL) throws -> IBDocument {
        try read(try Data(contentsOf: url), name: url.lastPathComponent)
    }
}

/// Turns the XML of a document into its model.
final class DocumentReader {
    let root: XMLNode
    let document: IBDocument
    private var reported: Set<IBDiagnostic.Kind> = []

    init(_ root: XMLNode, name: String) throws {
        func refuse(_ message: String) -> IBParseError {
            IBParseError(document: name, line: root.line, column: root.column, message: message)
        }
        let type = root.attributes["type"] ?? ""
        switch root.name {
        case "archive":
            throw refuse("the document is in Xcode 4's archive format; open it in a newer Xcode once and save it")
        case "document": break
        default: throw refuse("<\(root.name)> is not an Interface Builder document")
        }
        let kind: IBDocument.Kind
        switch type {
        case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": kind = .storyboard
        case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": kind = .xib
        default: throw refuse("the document is not for iOS (its type is \"\(type)\")")
        }
        self.root = root
        document = IBDocument(name: name, kind: kind, attributes: root.attributes)
    }

    func read() throws -> IBDocument {
        checkAttributes(root)
        for node in root.children {
            switch node.name {
            case "scenes": readScenes(node)
            case "objects": document.objects = readObjects(node)
            case "resources": readResources(node)
            case "device":
                document.device = node.attributes["id"]
                document.isLandscape = node.attributes["orientation"] == "landscape"
            default: check(node)
            }
        }
        resolveFrames()
        checkReferences()
        document.diagnostics.sort { $0.line < $1.line }
        return document
    }

    // MARK: What is not known

    /// Reports something; unknown elements and attributes once each.
    func report(_ kind: IBDiagnostic.Kind, line: Int, _ message: String) {
        switch kind {
        case .unknownElement, .unknownAttribute: guard reported.insert(kind).inserted else { return }
        default: break
        }
        document.diagnostics.append(IBDiagnostic(kind: kind, document: document.name, line: line, message: message))
    }

    func reportUnknown(_ node: XMLNode) {
        report(.unknownElement(node.name), line: node.line, "unknown element <\(node.name)>")
    }

    /// Reports a node that stands where it has no meaning, or is unknown.
    func check(_ node: XMLNode) {
        guard let element = Schema.element(node.name) else { return reportUnknown(node) }
        if case .ignored = element.role { return }
        report(.unknownElement(node.name), line: node.line, "<\(node.name)> has no meaning here")
    }

    func checkAttributes(_ node: XMLNode) {
        guard let element = Schema.element(node.name) else { return }
        for attribute in Schema.unknownAttributes(of: node, element) {
            report(
                .unknownAttribute(element: node.name, attribute: attribute), line: node.line,
                "unknown attribute '\(attribute)' of <\(node.name)>")
        }
    }

    // MARK: The frame

    private func readScenes(_ scenes: XMLNode) {
        for node in scenes.children {
            guard node.name == "scene" else {
                check(node)
                continue
            }
            checkAttributes(node)
            let scene = IBScene(id: node.attributes["sceneID"] ?? "", line: node.line)
            for child in node.children {
                switch child.name {
                case "objects": scene.objects = readObjects(child)
                case "point": break
                default: check(child)
                }
            }
            document.scenes.append(scene)
        }
    }

    private func readObjects(_ objects: XMLNode) -> [IBObject] { objects.children.compactMap { readListed($0) } }

    private func readResources(_ resources: XMLNode) {
        for node in resources.children {
            let name = node.attributes["name"] ?? ""
            switch node.name {
            case "image":
                let size = CGSize(
                    width: node.attributes["width"].flatMap(finiteNumber) ?? 0, height: node.attributes["height"].flatMap(finiteNumber) ?? 0
                )
                document.resources.images[name] = .init(size: size, isSystem: node.attributes["catalog"] == "system", line: node.line)
            case "namedColor", "systemColor":
                guard let color = node.first("color").flatMap(readColor) else { continue }
                if node.name == "namedColor" {
                    document.resources.namedColors[name] = color
                } else {
                    document.resources.systemColors[name] = color
                }
            default: check(node)
            }
        }
    }

    // MARK: Frames

    /// Turns frames that are said by their distances from the enclosing view into rectangles, from the outside in.
    private func resolveFrames() {
        var pending = Array((document.objects + document.scenes.flatMap(\.objects)).reversed())
        while let object = pending.popLast() {
            if case .frameInset(let inset)? = object.values.removeValue(forKey: "frameInset") {
                object.values["frame"] = .rect(inset.frame(in: object.parent?.rect("frame")?.size ?? .zero))
            }
            pending += object.children.reversed()
        }
    }

    // MARK: References

    /// Reports connections and constraints that name what the document does not have.
    private func checkReferences() {
        func exists(_ id: String) -> Bool {
            document.objectsByID[id] != nil || document.layoutGuidesByID[id] != nil || document.constraintsByID[id] != nil
        }
        for object in document.allObjects {
            for connection in object.connections where !exists(connection.destination) {
                report(
                    .danglingReference, line: connection.line,
                    "the connection leads to \"\(connection.destination)\", which is not in the document")
            }
            for constraint in object.constraints {
                for id in [constraint.firstItem, constraint.secondItem].compactMap({ $0 }) where !exists(id) {
                    report(.danglingReference, line: constraint.line, "the constraint names \"\(id)\", which is not in the document")
                }
            }
        }
    }

    /// Enters an object under its identifier.
    func register(_ object: IBObject) {
        guard let id = object.id else { return }
        if document.objectsByID[id] != nil {
            report(.duplicateIdentifier, line: object.line, "the identifier \"\(id)\" is used twice")
        } else {
            document.objectsByID[id] = object
        }
    }
}
