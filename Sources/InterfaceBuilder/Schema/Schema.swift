import Foundation

/// What Interface Builder's elements are, and which attributes they may have.
///
/// The tables are split by topic into the other files of this folder. An element that is in none of them is unknown.
enum Schema {
    /// What an element stands for.
    enum Role {
        /// An object of an Apple class, which a custom class may replace.
        case object(String)
        /// Properties of the enclosing object that belong together and have a key.
        case record
        /// A list of objects inside the enclosing one.
        case list
        /// A value with a key.
        case value(ValueForm)
        /// A part of the enclosing object that has a form of its own.
        case part(Part)
        /// Something that matters to Interface Builder's canvas only, with all that is inside.
        case ignored
    }

    /// The notations of values.
    enum ValueForm {
        case null, bool, integer, real, string, localizedString, point, size, rect, frameInset, insets, edgeInsets, directionalInsets,
            offset, range
        case color, font, image, flags, attributedString, date, data, array, typed
    }

    /// The parts of an object that are not values.
    enum Part {
        case constraints, connections, runtimeAttributes, variation, layoutGuides, viewLayoutGuide, gestureRecognizers, state
    }

    /// One element.
    struct Element {
        var role: Role
        /// The names of the attributes, separated by spaces.
        var attributes: String
        /// The groups of attributes that the element has besides.
        var groups: [Group]

        init(_ role: Role, _ attributes: String = "", _ groups: [Group] = []) {
            (self.role, self.attributes, self.groups) = (role, attributes, groups)
        }
    }

    /// Attributes that several elements share.
    enum Group: String, CaseIterable {
        /// What any object has.
        case object
        /// What any view has.
        case view
        /// What any control has, views' attributes not counted.
        case control
        /// What any scroll view has, views' attributes not counted.
        case scroll
        /// What any view controller has.
        case controller
        /// What any bar item has.
        case barItem
        /// What any gesture recognizer has.
        case gesture

        var attributes: String {
            switch self {
            case .object:
                """
                id key userLabel colorLabel userComments customClass customModule customModuleProvider sceneMemberID restorationIdentifier
                """
            case .view:
                """
                alpha ambiguous appearanceType autoresizesSubviews clearsContextBeforeDrawing clipsSubviews contentMode fixedFrame \
                focusEffect focusGroupIdentifier hidden horizontalCompressionResistancePriority horizontalHuggingPriority \
                insetsLayoutMarginsFromSafeArea largeContentImage largeContentTitle layoutMarginsFollowReadableWidth \
                maximumContentSizeCategory minimumContentSizeCategory misplaced multipleTouchEnabled opaque placeholderIntrinsicHeight \
                placeholderIntrinsicWidth preservesSuperviewLayoutMargins scalesLargeContentImage semanticContentAttribute \
                showsLargeContentViewer simulatedAppContext springLoaded tag toolTip translatesAutoresizingMaskIntoConstraints \
                userInteractionEnabled verifyAmbiguity verticalCompressionResistancePriority verticalHuggingPriority
                """
            case .control:
                """
                changesSelectionAsPrimaryAction contentHorizontalAlignment contentVerticalAlignment enabled highlighted selected \
                showsMenuAsPrimaryAction
                """
            case .scroll:
                """
                allowsKeyboardScrolling alwaysBounceHorizontal alwaysBounceVertical automaticallyAdjustsScrollIndicatorInsets bounces \
                bouncesHorizontally bouncesVertically bouncesZoom canCancelContentTouches contentInsetAdjustmentBehavior \
                delaysContentTouches directionalLockEnabled indicatorStyle keyboardDismissMode maximumZoomScale minimumZoomScale \
                pagingEnabled scrollEnabled scrollsToTop showsHorizontalScrollIndicator showsVerticalScrollIndicator \
                transfersHorizontalScrollingToParent transfersVerticalScrollingToParent
                """
            case .controller:
                """
                automaticallyAdjustsScrollViewInsets autoresizesArchivedViewToFullSize definesPresentationContext \
                extendedLayoutIncludesOpaqueBars focusGroupIdentifier hidesBottomBarWhenPushed interfaceStyle modalInPresentation \
                modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle nibName \
                providesPresentationContextTransitionStyle restoresFocusAfterTransition showSeguePresentationStyle storyboardIdentifier title \
                useStoryboardIdentifierAsRestorationIdentifier wantsFullScreenLayout
                """
            case .barItem: "enabled image landscapeImage largeContentSizeImage catalog tag title"
            case .gesture:
                "cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled name requiresExclusiveTouchType"
            }
        }
    }

    private static let elements: [String: Element] = {
        var all: [String: Element] = [:]
        for table in [
            documentElements, partElements, valueElements, recordElements, viewElements, controlElements, scrollElements, barElements,
            controllerElements, objectElements, otherFrameworkElements,
        ] {
            all.merge(table) { _, _ in preconditionFailure("an element stands in two tables of the schema") }
        }
        return all
    }()

    private static let groups: [Group: Set<String>] = Dictionary(uniqueKeysWithValues: Group.allCases.map { ($0, words($0.attributes)) })

    /// What is known of an element.
    static func element(_ name: String) -> Element? { elements[name] }

    /// The elements whose text counts.
    static let textElements: Set<String> = ["string", "mutableString", "localizedString", "data", "mutableData"]

    /// The names of the attributes that an element has and the schema does not know.
    static func unknownAttributes(of node: XMLNode, _ element: Element) -> [String] {
        let own = words(element.attributes)
        return node.attributes.keys.filter { name in
            name != "id" && name != "key" && !own.contains(name) && !element.groups.contains { groups[$0]!.contains(name) }
        }.sorted()
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    static func view(_ className: String, _ attributes: String = "") -> Element {
        Element(.object(className), attributes, [.object, .view])
    }

    static func control(_ className: String, _ attributes: String = "") -> Element {
        Element(.object(className), attributes, [.object, .view, .control])
    }

    static func scroll(_ className: String, _ attributes: String = "") -> Element {
        Element(.object(className), attributes, [.object, .view, .scroll])
    }

    static func controller(_ className: String, _ attributes: String = "") -> Element {
        Element(.object(className), attributes, [.object, .controller])
    }

    static func object(_ className: String, _ attributes: String = "", _ groups: [Group] = []) -> Element {
        Element(.object(className), attributes, [.object] + groups)
    }
}
