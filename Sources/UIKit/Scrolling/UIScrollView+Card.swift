import InterfaceBuilder

extension ClassCard {
    static let scrollView = ClassCard(
        UIScrollView.self, elements: "scrollView",
        names: "allowsKeyboardScrolling transfersHorizontalScrollingToParent transfersVerticalScrollingToParent",
        attributes: [
            .property("scrollEnabled", \.isScrollEnabled),
            .property("pagingEnabled", \.isPagingEnabled),
            .property("directionalLockEnabled", \.isDirectionalLockEnabled),
            .property("bounces", \.bounces),
            .property("bouncesHorizontally", \.bouncesHorizontally),
            .property("bouncesVertically", \.bouncesVertically),
            .property("bouncesZoom", \.bouncesZoom),
            .property("alwaysBounceVertical", \.alwaysBounceVertical),
            .property("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
            .property("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
            .property("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
            .property("delaysContentTouches", \.delaysContentTouches),
            .property("canCancelContentTouches", \.canCancelContentTouches),
            .property("scrollsToTop", \.scrollsToTop),
            .property("automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets),
            .property("minimumZoomScale", \.minimumZoomScale),
            .property("maximumZoomScale", \.maximumZoomScale),
            .property("contentInset", \.contentInset),
            .property("scrollIndicatorInsets", \.scrollIndicatorInsets),
            .property("indicatorStyle", \.indicatorStyle),
            .property("keyboardDismissMode", \.keyboardDismissMode),
            .property("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior),
            .property("refreshControl", \.refreshControl),
        ],
        facts: [
            .layoutGuides(["contentLayoutGuide": { $0.contentLayoutGuide }, "frameLayoutGuide": { $0.frameLayoutGuide }])
        ])
}
