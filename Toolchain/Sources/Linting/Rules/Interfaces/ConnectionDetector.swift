/// Connections of documents that code does not answer, and outlets and actions of code that no document connects.
final class ConnectionDetector: Detector, ProjectScanner {
    private typealias Issues = ConnectionIssues

    /// The outlets that UIKit's and other frameworks' classes have.
    private static let frameworkOutlets: Set<String> = [
        "accessibilityElements", "accessoryView", "backgroundView", "backBarButtonItem", "collectionView", "contentView", "dataSource",
        "delegate", "detailTextLabel", "dragDelegate", "dropDelegate", "editingAccessoryView", "gestureRecognizers", "imageView",
        "inputAccessoryView", "inputView", "leftBarButtonItem", "leftBarButtonItems", "menu", "multipleSelectionBackgroundView",
        "navigationBar", "navigationController", "navigationDelegate", "navigationItem", "nextResponder", "prefetchDataSource",
        "refreshControl", "rightBarButtonItem", "rightBarButtonItems", "searchBar", "searchController", "searchContentsController",
        "searchDisplayController", "searchResultsDataSource", "searchResultsDelegate", "selectedBackgroundView", "spellCheckingDelegate",
        "splitViewController", "springLoaded", "tabBarController", "tabBarItem", "tableView", "textDragDelegate", "textDropDelegate",
        "textLabel", "titleView", "toolbar", "topViewController", "transitioningDelegate", "uiDelegate", "UIDelegate", "view",
        "viewControllers", "window", "collectionViewLayout", "placeholderView", "swipeActionDelegate", "scene", "session", "overlayView",
        "maskView", "leftView", "rightView", "layoutManager", "rootViewController", "viewForZooming", "playbackDelegate", "scrollView",
    ]

    func visitProject(_ context: ProjectContext) {
        let index = context.project.fact(ProjectIndex.self)
        let interfaces = context.project.fact(InterfaceIndex.self)
        for file in context.project.interfaces where file.isForIOS {
            let elements = file.root.all
            let objects = Dictionary(elements.compactMap { element in element.attributes["id"].map { ($0, element) } }) { first, _ in first
            }
            for object in elements { look(at: object, of: file, objects, index, context) }
        }
        lookForUnconnected(index, interfaces, context)
    }

    // MARK: From documents to code

    private func look(
        at object: InterfaceElement, of file: InterfaceFile, _ objects: [String: InterfaceElement], _ index: ProjectIndex,
        _ context: ProjectContext
    ) {
        func report(_ issue: Issue, _ element: InterfaceElement, _ message: String) {
            context.report(issue, location: Location(path: file.path, line: element.line, column: element.column), message: message)
        }
        let own = object.attributes["customClass"]
        for element in object.first("connections")?.children ?? [] {
            switch element.name {
            case "outlet", "outletCollection":
                guard let own, let chain = index.chain(own), let property = element.attributes["property"] else { continue }
                let found = chain.members.filter { $0.name == property && $0.kind != .enumCase }
                if found.isEmpty {
                    guard chain.endsInFrameworks, !Self.frameworkOutlets.contains(property), !index.foreignWords.contains(property) else {
                        continue
                    }
                    report(Issues.outletWithoutProperty, element, "The class \(own) has no outlet \"\(property)\".")
                } else if !found.contains(where: \.isExposed), !chain.isExposedWhole {
                    report(Issues.outletNotExposed, element, "The property \"\(property)\" of \(own) is no outlet: it lacks \"@IBOutlet\".")
                }
            case "action":
                guard let selector = element.attributes["selector"],
                    let target = element.attributes["destination"].flatMap({ objects[$0] }),
                    let name = target.attributes["customClass"], let chain = index.chain(name)
                else { continue }
                let found = chain.members.filter { Self.answers($0, selector) }
                if found.isEmpty {
                    guard chain.endsInFrameworks, !Self.frameworkActions.contains(selector),
                        !index.foreignWords.contains(Self.base(selector))
                    else { continue }
                    report(Issues.actionWithoutMethod, element, "The class \(name) has no action \"\(selector)\".")
                } else if !found.contains(where: \.isExposed), !chain.isExposedWhole {
                    report(
                        Issues.actionNotExposed, element, "The method for \"\(selector)\" of \(name) is no action: it lacks \"@IBAction\".")
                }
            case "segue":
                guard let selector = element.attributes["unwindAction"], !index.foreignWords.contains(Self.base(selector)) else { continue }
                let answered = index.files.contains { file in
                    file.facts.types.contains { $0.members.contains { Self.answers($0, selector) } }
                }
                if !answered {
                    report(Issues.unwindWithoutMethod, element, "No class has the action \"\(selector)\" that the segue looks for.")
                }
            default: break
            }
        }
        for element in object.first("userDefinedRuntimeAttributes")?.children ?? [] {
            guard let path = element.attributes["keyPath"], !path.contains("."), index.identifiers[path] == nil,
                !index.foreignWords.contains(path), !Self.frameworkAttributes.contains(path),
                own.map({ index.chain($0)?.endsInFrameworks ?? false }) ?? true
            else { continue }
            report(Issues.attributeWithoutProperty, element, "Nothing in the project has a property \"\(path)\".")
        }
    }

    /// Actions that the frameworks' own classes have.
    private static let frameworkActions: Set<String> = [
        "copy:", "cut:", "paste:", "delete:", "select:", "selectAll:", "becomeFirstResponder", "resignFirstResponder", "endEditing:",
        "goBack", "goForward", "reload", "stopLoading", "reload:", "goBack:", "goForward:", "toggleBoldface:", "toggleItalics:",
        "toggleUnderline:", "setNeedsDisplay", "dismissModalViewControllerAnimated:",
    ]

    /// Properties that views and controllers have anyway.
    private static let frameworkAttributes: Set<String> = [
        "accessibilityIdentifier", "accessibilityLabel", "accessibilityHint", "accessibilityTraits", "alpha", "backgroundColor",
        "clipsToBounds", "contentMode", "enabled", "font", "hidden", "isHidden", "opaque", "placeholderLabel", "tag", "text", "textColor",
        "tintColor", "title", "translatesAutoresizingMaskIntoConstraints", "userInteractionEnabled", "exclusiveTouch", "isExclusiveTouch",
        "isAccessibilityElement", "contentInset", "textContainerInset", "image", "selected", "highlighted", "barTintColor",
        "shouldGroupAccessibilityChildren", "adjustsFontForContentSizeCategory", "accessibilityElementsHidden", "separatorInset",
        "layoutMargins", "maximumNumberOfLines", "numberOfLines", "preferredMaxLayoutWidth", "placeholderColor", "placeholder",
        "restorationIdentifier",
        "adjustsImageSizeForAccessibilityContentSizeCategory", "transform", "bounds", "frame", "center", "borderStyle", "onTintColor",
        "tagNumber", "lineBreakMode", "minimumScaleFactor", "showsTouchWhenHighlighted", "modalPresentationCapturesStatusBarAppearance",
    ]

    /// The part of a selector before its first colon.
    private static func base(_ selector: String) -> String { String(selector.prefix { $0 != ":" }) }

    /// Whether a method may be the one that a selector names. Labels are part of the selector's first piece: "goWithSender:".
    private static func answers(_ member: MemberFacts, _ selector: String) -> Bool {
        guard member.kind == .method else { return false }
        guard selector.filter({ $0 == ":" }).count == member.parameterCount else { return false }
        let (piece, name, label) = (base(selector), member.name, member.firstLabel)
        if piece == name { return label.isEmpty || member.attributes.contains("objc") }
        guard piece.hasPrefix(name), !label.isEmpty else { return false }
        let rest = piece.dropFirst(name.count).lowercased()
        return rest == label.lowercased() || rest == "with" + label.lowercased()
    }

    // MARK: From code to documents

    private func lookForUnconnected(_ index: ProjectIndex, _ interfaces: InterfaceIndex, _ context: ProjectContext) {
        guard !context.project.interfaces.isEmpty else { return }
        let connected = Self.connectedProperties(index, interfaces)
        for (file, facts) in index.files {
            for type in facts.types {
                for member in type.members where !member.attributes.isDisjoint(with: ["IBOutlet", "IBAction"]) {
                    if member.kind == .property {
                        guard member.isImplicitlyUnwrapped, !member.isList, let properties = connected[type.name],
                            !properties.contains(member.name), !index.files.contains(where: { $0.facts.assigned.contains(member.name) })
                        else { continue }
                        context.report(
                            Issues.unconnectedOutlet, location: file.location(member.range),
                            message: "No document connects the outlet \"\(member.name)\" of \(type.name).")
                    } else if member.kind == .method, member.attributes.contains("IBAction"), !member.modifiers.contains("override") {
                        guard index.identifiers[member.name] == 1, !index.foreignWords.contains(member.name),
                            !interfaces.selectors.contains(where: { Self.answers(member, $0) }),
                            !index.texts.contains(where: { Self.base($0) == member.name })
                        else { continue }
                        context.report(
                            Issues.unconnectedAction, location: file.location(member.range),
                            message: "No document sends the action \"\(member.name)\", and no code calls it.")
                    }
                }
            }
        }
    }

    /// The properties that documents set, by the classes of the objects and all classes above them; classes that no document names are missing.
    private static func connectedProperties(_ index: ProjectIndex, _ interfaces: InterfaceIndex) -> [String: Set<String>] {
        var connected: [String: Set<String>] = [:]
        for (name, entries) in interfaces.customClasses {
            let properties = entries.flatMap { $0.element.first("connections")?.children ?? [] }.compactMap { $0.attributes["property"] }
            // A document reaches a class by its name in Objective-C, too.
            let declared =
                index.types[name] == nil ? index.types.first { $0.value.contains { $0.objectiveCName == name } }?.key ?? name : name
            connected[declared, default: []].formUnion(properties)
            for part in index.chain(declared)?.parts ?? [] where part.name != declared {
                connected[part.name, default: []].formUnion(properties)
            }
        }
        // What subclasses connect, or a class that is made in code, is not known by its own name alone.
        return connected
    }
}

extension ProjectIndex.Chain {
    /// Whether all members of one of the classes are known to Objective-C.
    var isExposedWhole: Bool {
        parts.contains { $0.attributes.contains("objcMembers") || $0.kind == .protocol && $0.attributes.contains("objc") }
    }
}
