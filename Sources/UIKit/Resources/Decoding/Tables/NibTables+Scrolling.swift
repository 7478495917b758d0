import Foundation
import InterfaceBuilder

extension NibTables {
    static var scrollViews: [NibTable] { [scrollView] }

    private static let scrollView = NibTable(
        UIScrollView.self,
        [
            .bool("scrollEnabled", \.isScrollEnabled),
            .bool("pagingEnabled", \.isPagingEnabled),
            .bool("directionalLockEnabled", \.isDirectionalLockEnabled),
            .bool("bounces", \.bounces),
            .bool("bouncesHorizontally", \.bouncesHorizontally),
            .bool("bouncesVertically", \.bouncesVertically),
            .bool("bouncesZoom", \.bouncesZoom),
            .bool("alwaysBounceVertical", \.alwaysBounceVertical),
            .bool("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
            .bool("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
            .bool("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
            .bool("delaysContentTouches", \.delaysContentTouches),
            .bool("canCancelContentTouches", \.canCancelContentTouches),
            .bool("scrollsToTop", \.scrollsToTop),
            .bool("automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets),
            .number("minimumZoomScale", \.minimumZoomScale),
            .number("maximumZoomScale", \.maximumZoomScale),
            .insets("contentInset", \.contentInset),
            .insets("scrollIndicatorInsets", \.scrollIndicatorInsets),
            .choice("indicatorStyle", \.indicatorStyle, ["default": .default, "black": .black, "white": .white]),
            .choice(
                "keyboardDismissMode", \.keyboardDismissMode,
                [
                    "none": .none, "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDragWithAccessory,
                    "interactiveWithAccessory": .interactiveWithAccessory,
                ]),
            .choice(
                "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
                ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]),
            .child("refreshControl", as: UIRefreshControl.self) { $0.refreshControl = $1 },
        ])
}
