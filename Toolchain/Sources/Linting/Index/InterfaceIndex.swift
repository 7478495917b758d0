import Foundation
import SampanInterfaceBuilder

/// What the storyboards and xibs of a project name and offer.
final class InterfaceIndex: ProjectFact {
    /// An object of a document.
    struct Entry {
        let file: InterfaceFile
        let element: InterfaceElement
        /// The objects around it, innermost last.
        let ancestors: [InterfaceElement]
    }

    /// The documents by their names.
    let storyboards: Set<String>
    let xibs: Set<String>
    /// The elements by what they name.
    let segues: [String: [Entry]]
    let reuseIdentifiers: [String: [Entry]]
    let storyboardIdentifiers: [String: [Entry]]
    let customClasses: [String: [Entry]]
    let restorationIdentifiers: Set<String>
    let images: [String: [Entry]]
    let colors: [String: [Entry]]
    /// The selectors of all actions, and the properties of all outlets.
    let selectors: Set<String>
    let outlets: Set<String>
    /// The key paths of attributes that are set at run time.
    let keyPaths: Set<String>
    /// The texts that objects show.
    let texts: Set<String>

    init(_ project: LintedProject) {
        let gatherer = Gatherer()
        for file in project.interfaces { gatherer.gather(file) }
        storyboards = Set(project.interfaces.filter(\.isStoryboard).map(\.name))
        xibs = Set(project.interfaces.filter { !$0.isStoryboard }.map(\.name))
        (segues, reuseIdentifiers, storyboardIdentifiers) = (gatherer.segues, gatherer.reuse, gatherer.storyboardIdentifiers)
        (customClasses, restorationIdentifiers) = (gatherer.classes, gatherer.restorationIdentifiers)
        (images, colors, selectors, outlets) = (gatherer.images, gatherer.colors, gatherer.selectors, gatherer.outlets)
        (keyPaths, texts) = (gatherer.keyPaths, gatherer.texts)
    }

    private final class Gatherer {
        var (segues, reuse, storyboardIdentifiers, classes): ([String: [Entry]], [String: [Entry]], [String: [Entry]], [String: [Entry]]) =
            ([:], [:], [:], [:])
        var (images, colors): ([String: [Entry]], [String: [Entry]]) = ([:], [:])
        var (restorationIdentifiers, selectors, outlets, keyPaths, texts):
            (Set<String>, Set<String>, Set<String>, Set<String>, Set<String>) =
                ([], [], [], [], [])
        private var ancestors: [InterfaceElement] = []

        func gather(_ file: InterfaceFile) { visit(file.root, file) }

        private func visit(_ element: InterfaceElement, _ file: InterfaceFile) {
            let attributes = element.attributes
            let entry = Entry(file: file, element: element, ancestors: ancestors)
            func note(_ name: String, _ table: inout [String: [Entry]]) {
                if let value = attributes[name] { table[value, default: []].append(entry) }
            }
            switch element.name {
            case "segue":
                note("identifier", &segues)
                if let action = attributes["unwindAction"] { selectors.insert(action) }
                if let action = attributes["destinationCreationSelector"] { selectors.insert(action) }
            case "action": if let selector = attributes["selector"] { selectors.insert(selector) }
            case "outlet", "outletCollection": if let property = attributes["property"] { outlets.insert(property) }
            case "userDefinedRuntimeAttribute":
                if let path = attributes["keyPath"] { keyPaths.insert(path) }
                if let value = attributes["value"] { texts.insert(value) }
            case "image" where ancestors.last?.name == "resources", "namedColor" where ancestors.last?.name == "resources": break
            case "imageReference": note("image", &images)
            case "color" where attributes["catalog"] != "System": note("name", &colors)
            default:
                for key in Self.imageKeys where attributes["catalog"] != "system" { note(key, &images) }
            }
            note("reuseIdentifier", &reuse)
            note("storyboardIdentifier", &storyboardIdentifiers)
            note("customClass", &classes)
            if let identifier = attributes["restorationIdentifier"] { restorationIdentifiers.insert(identifier) }
            for key in ["text", "title", "placeholder"] { if let text = attributes[key] { texts.insert(text) } }
            ancestors.append(element)
            for child in element.children { visit(child, file) }
            ancestors.removeLast()
        }

        private static let imageKeys = [
            "image", "selectedImage", "backgroundImage", "highlightedImage", "landscapeImage", "largeContentSizeImage", "shadowImage",
            "onImage", "offImage", "minimumValueImage", "maximumValueImage", "backIndicatorImage", "backIndicatorTransitionMask",
            "selectionIndicatorImage",
        ]
    }
}

extension InterfaceElement {
    /// All elements in this one, it included, outer ones first.
    var all: [InterfaceElement] { [self] + children.flatMap(\.all) }
}
