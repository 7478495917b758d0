import Foundation

extension Schema {
    /// Properties that belong together, and lists.
    static let recordElements: [String: Element] = [
        // Lists
        "subviews": Element(.list),
        "cells": Element(.list),
        "items": Element(.list),
        "leftBarButtonItems": Element(.list),
        "prototypes": Element(.list),
        "rightBarButtonItems": Element(.list),
        "sections": Element(.list),
        "segments": Element(.list),
        "toolbarItems": Element(.list),
        "viewControllers": Element(.list),
        "keyCommands": Element(.list),
        "commands": Element(.list),
        "children": Element(.list),

        // Texts
        "textInputTraits": Element(
            .record,
            """
            allowedWritingToolsResultOptions autocapitalizationType autocorrectionType enablesReturnKeyAutomatically inlinePredictionType \
            keyboardAppearance keyboardType returnKeyType secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType \
            spellCheckingType textContentType writingToolsBehavior
            """),
        "textAttributes": Element(.record),
        "paragraphStyle": Element(
            .record,
            """
            alignment allowsDefaultTighteningForTruncation baseWritingDirection defaultTabInterval firstLineHeadIndent headIndent \
            headerLevel hyphenationFactor lineBreakMode lineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight \
            minimumLineHeight paragraphSpacing paragraphSpacingBefore tailIndent tighteningFactorForTruncation usesDefaultHyphenation
            """),
        "tabStops": Element(.list),
        "textTab": Element(.record, "alignment location"),
        "options": Element(.record),
        "shadow": Element(.record, "blurRadius"),

        // Accessibility
        "accessibility": Element(.record, "hint identifier label value"),

        // Configurations
        "buttonConfiguration": Element(
            .record,
            """
            activityIndicator buttonSize catalog cornerStyle image imagePadding imagePlacement indicator macIdiomStyle showsActivityIndicator \
            style subtitle title titleAlignment titleLineBreakMode subtitleLineBreakMode titlePadding
            """),
        "backgroundConfiguration": Element(
            .record, "cornerRadius image catalog imageContentMode strokeOutset strokeWidth type visualEffect"),
        "preferredSymbolConfiguration": Element(
            .record, "configurationType pointSize scale textStyle weight renderingMode preferringMulticolor"),
        "symbolConfiguration": Element(.record, "configurationType pointSize scale textStyle weight renderingMode"),
        "blurEffect": Element(.record, "style"),
        "vibrancyEffect": Element(.record, "style"),

        // Appearances of bars
        "navigationBarAppearance": Element(
            .record, "backgroundEffect backgroundImage backgroundImageContentMode catalog shadowImage backIndicatorImage"),
        "toolbarAppearance": Element(.record, "backgroundEffect backgroundImage backgroundImageContentMode catalog shadowImage"),
        "tabBarAppearance": Element(
            .record,
            """
            backgroundEffect backgroundImage backgroundImageContentMode catalog selectionIndicatorImage shadowImage stackedItemPositioning \
            stackedItemSpacing stackedItemWidth
            """),
        "barButtonItemAppearance": Element(.record, "style"),
        "tabBarItemAppearance": Element(.record, "style"),
        "barButtonItemStateAppearance": Element(.record, "backgroundImage catalog"),
        "tabBarItemStateAppearance": Element(.record, "badgeBackgroundColor"),

        // Dates
        "calendar": Element(.record, "identifier"),
        "locale": Element(.record, "localeIdentifier"),
        "timeZone": Element(.record, "name"),

        // Web views
        "wkWebViewConfiguration": Element(
            .record,
            """
            allowsAirPlayForMediaPlayback allowsInlineMediaPlayback allowsPictureInPictureMediaPlayback applicationNameForUserAgent \
            ignoresViewportScaleLimits mediaPlaybackRequiresUserAction selectionGranularity suppressesIncrementalRendering \
            upgradeKnownHostsToHTTPS
            """),
        "wkPreferences": Element(
            .record,
            "javaScriptCanOpenWindowsAutomatically javaScriptEnabled minimumFontSize fraudulentWebsiteWarningEnabled"),
    ]

    /// Objects that are neither views nor view controllers, and whose classes have no cards.
    static let objectElements: [String: Element] = [
        "placeholder": object("IBProxyObject", "placeholderIdentifier"),
        "exit": object("IBExit"),
        "customObject": object("NSObject"),
        "viewControllerPlaceholder": object(
            "IBStoryboardReference", "bundleIdentifier referencedIdentifier storyboardName storyboardIdentifier title"),
        "tableViewSection": object("IBTableViewSection", "colorLabel footerTitle headerTitle tag"),
        "segment": Element(.record, "catalog enabled image title width"),
        "keyCommand": object("UIKeyCommand", "input modifierFlags selector title image catalog"),
        "command": object("UICommand", "selector title image catalog"),
        "menu": object("UIMenu", "title identifier image catalog options subtitle"),
        "searchDisplayController": object("UISearchDisplayController", "displaysSearchBarInNavigationBar"),
    ]
}
