import Foundation

extension Schema {
    /// The document's frame, and what only the canvas uses.
    static let documentElements: [String: Element] = [
        "document": Element(
            .ignored,
            """
            type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout useTraitCollections useSafeAreas \
            colorMatched initialViewController launchScreen variant variant6xAndEarlier defaultVersion identifier windowSceneName \
            customObjectInstantitationMethod
            """),
        "scenes": Element(.ignored),
        "scene": Element(.ignored, "sceneID userLabel"),
        "objects": Element(.ignored),
        "resources": Element(.ignored),
        "adaptation": Element(.ignored),
        "animations": Element(.ignored),
        "capability": Element(.ignored),
        "class": Element(.ignored),
        "classes": Element(.ignored),
        "customFonts": Element(.ignored),
        "dependencies": Element(.ignored),
        "deployment": Element(.ignored),
        "designable": Element(.ignored),
        "designables": Element(.ignored),
        "development": Element(.ignored),
        "device": Element(.ignored, "orientation layout appearance"),
        "freeformSimulatedSizeMetrics": Element(.ignored),
        "inferredMetricsTieBreakers": Element(.ignored),
        "metadata": Element(.ignored),
        "placeholderIntrinsicSize": Element(.ignored),
        "plugIn": Element(.ignored),
        "relationship": Element(.ignored),
        "relationships": Element(.ignored),
        "simulatedMetricsContainer": Element(.ignored),
        "simulatedNavigationBarMetrics": Element(.ignored),
        "simulatedOrientationMetrics": Element(.ignored),
        "simulatedScreenMetrics": Element(.ignored),
        "simulatedStatusBarMetrics": Element(.ignored),
        "simulatedTabBarMetrics": Element(.ignored),
        "simulatedToolbarMetrics": Element(.ignored),
        "source": Element(.ignored),
        "splitViewDetailSimulatedSizeMetrics": Element(.ignored),
        "splitViewMasterSimulatedSizeMetrics": Element(.ignored),
        "userGuides": Element(.ignored),
        "verticalMetrics": Element(.ignored),
    ]

    /// The parts of objects, and the elements that occur only inside them.
    static let partElements: [String: Element] = [
        "constraints": Element(.part(.constraints)),
        "constraint": Element(
            .ignored,
            """
            constant customClass customModule customModuleProvider firstAttribute firstItem identifier multiplier placeholder priority \
            relation secondAttribute secondItem shouldBeArchived symbolic symbolType type userLabel
            """),
        "connections": Element(.part(.connections)),
        "outlet": Element(.ignored, "destination property userLabel"),
        "outletCollection": Element(.ignored, "appends collectionClass destination property userLabel"),
        "action": Element(.ignored, "destination eventType selector userLabel"),
        "segue": Element(
            .ignored,
            """
            animates customClass customModule customModuleProvider destination destinationCreationSelector identifier kind \
            modalPresentationStyle modalTransitionStyle popoverAnchorBarButtonItem popoverAnchorView reference relationship \
            splitViewControllerTargetIndex trigger unwindAction userLabel
            """),
        "userDefinedRuntimeAttributes": Element(.part(.runtimeAttributes)),
        "userDefinedRuntimeAttribute": Element(.ignored, "type keyPath value"),
        "variation": Element(.part(.variation)),
        "mask": Element(.ignored),
        "include": Element(.ignored, "reference"),
        "exclude": Element(.ignored, "reference"),
        "layoutGuides": Element(.part(.layoutGuides)),
        "viewControllerLayoutGuide": Element(.ignored, "type"),
        "viewLayoutGuide": Element(.part(.viewLayoutGuide), "userLabel"),
        "gestureRecognizers": Element(.part(.gestureRecognizers)),
        "state": Element(.part(.state), "title image backgroundImage catalog"),
    ]

    /// The elements that are values with a key.
    static let valueElements: [String: Element] = [
        "nil": Element(.value(.null), "name"),
        "bool": Element(.value(.bool), "value"),
        "boolean": Element(.value(.bool), "value"),
        "integer": Element(.value(.integer), "value"),
        "real": Element(.value(.real), "value"),
        "string": Element(.value(.string), "base64-UTF8"),
        "mutableString": Element(.value(.string), "base64-UTF8"),
        "localizedString": Element(.value(.localizedString), "base64-UTF8"),
        "point": Element(.value(.point), "x y"),
        "size": Element(.value(.size), "width height"),
        "rect": Element(.value(.rect), "x y width height"),
        "frame": Element(.value(.frameInset), "minX minY maxX maxY width height"),
        "inset": Element(.value(.insets), "minX minY maxX maxY"),
        "edgeInsets": Element(.value(.edgeInsets), "top left bottom right"),
        "directionalEdgeInsets": Element(.value(.directionalInsets), "top leading bottom trailing"),
        "offsetWrapper": Element(.value(.offset), "horizontal vertical"),
        "range": Element(.value(.range), "location length"),
        "value": Element(.value(.typed), "type x y width height minX minY maxX maxY location length"),
        "color": Element(
            .value(.color),
            """
            alpha blue catalog cocoaTouchSystemColor colorSpace cyan black customColorSpace green magenta name red systemColor white \
            xcode11CocoaTouchSystemColor yellow
            """),
        "fontDescription": Element(.value(.font), "family name pointSize style type weight width design"),
        "font": Element(.value(.font), "name size metaFont family"),
        "imageReference": Element(.value(.image), "catalog image renderingMode symbolScale variableValue"),
        "autoresizingMask": Element(
            .value(.flags), "widthSizable heightSizable flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY"),
        "extendedEdge": Element(.value(.flags), "top left bottom right"),
        "dataDetectorType": Element(
            .value(.flags),
            "address all calendarEvent flightNumber link lookupSuggestion none phoneNumber shipmentTrackingNumber trackingNumber"),
        "dataDetectorTypes": Element(
            .value(.flags),
            "address all calendarEvent flightNumber link lookupSuggestion none phoneNumber shipmentTrackingNumber trackingNumber"),
        "accessibilityTraits": Element(
            .value(.flags),
            """
            adjustable allowsDirectInteraction button causesPageTurn header image keyboardKey link none notEnabled playsSound searchField \
            selected startsMediaSession staticText summaryElement tabBar updatesFrequently
            """),
        "audiovisualMediaTypes": Element(.value(.flags), "none audio video all"),
        "popoverArrowDirection": Element(.value(.flags), "up down left right unknown any"),
        "rectEdge": Element(.value(.flags), "top left bottom right all"),
        "touchTypes": Element(.value(.flags), "direct indirect pencil indirectPointer"),
        "attributedString": Element(.value(.attributedString)),
        "mutableAttributedString": Element(.value(.attributedString)),
        "fragment": Element(.ignored, "content"),
        "attributes": Element(.ignored),
        "date": Element(.value(.date), "timeIntervalSinceReferenceDate"),
        "data": Element(.value(.data)),
        "mutableData": Element(.value(.data)),
        "array": Element(.value(.array), "class"),
        "mutableArray": Element(.value(.array), "class"),
        "scopeButtonTitles": Element(.value(.array)),
    ]
}
