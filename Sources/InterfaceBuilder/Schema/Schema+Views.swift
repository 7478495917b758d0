import Foundation

extension Schema {
    /// Views that are neither controls nor scroll views nor bars.
    static let viewElements: [String: Element] = [
        "view": view("UIView"),
        "containerView": view("UIView"),
        "window": view(
            "UIWindow", "autoresizesSubviews canResizeToFitContent makesKeyAndVisible resizesToFullScreen visibleAtLaunch"),
        "label": view(
            "UILabel",
            """
            adjustsFontForContentSizeCategory adjustsFontSizeToFit adjustsLetterSpacingToFitWidth baselineAdjustment enabled highlighted \
            lineBreakMode lineBreakStrategy minimumFontSize minimumScaleFactor numberOfLines preferredMaxLayoutWidth preferredVibrancy \
            showsExpansionTextWhenTruncated text textAlignment useAutomaticPreferredMaxLayoutWidth usesAttributedText
            """),
        "imageView": view(
            "UIImageView",
            """
            adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused animating animationDuration \
            animationRepeatCount catalog highlighted highlightedImage image preferredImageDynamicRange
            """),
        "activityIndicatorView": view("UIActivityIndicatorView", "animating hidesWhenStopped style"),
        "progressView": view("UIProgressView", "catalog progress progressImage progressViewStyle trackImage"),
        "pickerView": view("UIPickerView", "showsSelectionIndicator"),
        "stackView": view(
            "UIStackView",
            "alignment axis baselineRelativeArrangement distribution layoutMarginsRelativeArrangement spacing spacingType"),
        "visualEffectView": view("UIVisualEffectView"),
        "tableViewCell": view(
            "UITableViewCell",
            """
            accessoryType accessoryView catalog detailTextLabel editingAccessoryType focusStyle hidesAccessoryWhenEditing image \
            imageView indentationLevel indentationWidth reuseIdentifier rowHeight selectionStyle separatorStyle shouldIndentWhileEditing \
            showsReorderControl style textLabel textAlignment
            """),
        "tableViewCellContentView": view("UITableViewCellContentView", "tableViewCell"),
        "tableViewHeaderFooterView": view("UITableViewHeaderFooterView", "reuseIdentifier"),
        "tableViewHeaderFooterContentView": view("_UITableViewHeaderFooterContentView"),
        "collectionReusableView": view("UICollectionReusableView", "collectionViewCell reuseIdentifier"),
        "collectionViewCell": view("UICollectionViewCell", "reuseIdentifier"),
        "collectionViewCellContentView": view("UIView", "collectionViewCell"),
        "calendarView": view("UICalendarView", "fontDesign wantsDateDecorations"),
        "contentUnavailableView": view("UIContentUnavailableView"),
    ]

    /// Scroll views.
    static let scrollElements: [String: Element] = [
        "scrollView": scroll("UIScrollView"),
        "textView": scroll(
            "UITextView",
            """
            adjustsFontForContentSizeCategory allowsEditingTextAttributes clearsOnInsertion editable findInteractionEnabled selectable \
            text textAlignment textContainerLineFragmentPadding usesAttributedText usesStandardTextScaling borderStyle
            """),
        "tableView": scroll(
            "UITableView",
            """
            allowsFocus allowsFocusDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection \
            allowsSelectionDuringEditing contentViewInsetsToSafeArea dataMode dragInteractionEnabled estimatedRowHeight \
            estimatedSectionFooterHeight estimatedSectionHeaderHeight fillerRowHeight prefetchingEnabled remembersLastFocusedIndexPath rowHeight \
            sectionFooterHeight sectionHeaderHeight sectionHeaderTopPadding sectionIndexMinimumDisplayRowCount selectionFollowsFocus \
            selfSizingInvalidation separatorInsetReference separatorStyle showsSelectionImmediatelyOnTouchBegin style
            """),
        "collectionView": scroll(
            "UICollectionView",
            """
            allowsFocus allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing dataMode \
            dragInteractionEnabled prefetchingEnabled remembersLastFocusedIndexPath selectionFollowsFocus selfSizingInvalidation
            """),
    ]

    /// Controls.
    static let controlElements: [String: Element] = [
        "control": control("UIControl"),
        "button": control(
            "UIButton",
            """
            adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted buttonType hoverable \
            hasAttributedTitle lineBreakMode pointerInteraction preferredBehavioralStyle reversesTitleShadowWhenHighlighted role showsTouchWhenHighlighted
            """),
        "textField": control(
            "UITextField",
            """
            adjustsFontForContentSizeCategory adjustsFontSizeToFit allowsEditingTextAttributes background borderStyle catalog clearButtonMode \
            clearsOnBeginEditing clearsOnInsertion disabledBackground leftViewMode minimumFontSize placeholder rightViewMode text textAlignment usesAttributedText
            """),
        "switch": control("UISwitch", "catalog offImage on onImage preferredStyle title"),
        "slider": control(
            "UISlider",
            "catalog continuous maxValue maximumValueImage minValue minimumValueImage preferredBehavioralStyle sliderStyle value"),
        "stepper": control("UIStepper", "autorepeat continuous maximumValue minimumValue stepValue value wraps"),
        "segmentedControl": control(
            "UISegmentedControl",
            "apportionsSegmentWidthsByContent momentary segmentControlStyle segmentedControlStyle selectedSegmentIndex"),
        "pageControl": control(
            "UIPageControl",
            """
            allowsContinuousInteraction backgroundStyle catalog currentPage defersCurrentPageDisplay direction hidesForSinglePage numberOfPages \
            preferredIndicatorImage
            """),
        "datePicker": control(
            "UIDatePicker", "countDownDuration datePickerMode minuteInterval roundsToMinuteInterval style useCurrentDate"),
        "refreshControl": control("UIRefreshControl", "attributedTitle"),
        "colorWell": control("UIColorWell", "supportsAlpha supportsEyedropper title"),
        "pasteControl": control("UIPasteControl", "cornerStyle displayMode imagePlacement"),
    ]

    /// Bars and their items.
    static let barElements: [String: Element] = [
        "navigationBar": view(
            "UINavigationBar",
            """
            backIndicatorImage backIndicatorTransitionMaskImage backgroundImage barStyle catalog largeTitles prefersLargeTitles \
            preferredBehavioralStyle shadowImage translucent
            """),
        "toolbar": view("UIToolbar", "backgroundImage barStyle catalog shadowImage translucent"),
        "tabBar": view(
            "UITabBar",
            """
            backgroundImage barStyle catalog itemPositioning itemSpacing itemWidth selectedItem selectionIndicatorImage shadowImage translucent
            """),
        "searchBar": view(
            "UISearchBar",
            """
            backgroundImage barStyle catalog placeholder prompt scopeBarBackgroundImage searchBarStyle searchResultsButtonSelected \
            selectedScopeButtonIndex showsBookmarkButton showsCancelButton showsScopeBar showsSearchResultsButton text translucent
            """),
        "navigationItem": object(
            "UINavigationItem",
            """
            backButtonDisplayMode backButtonTitle centerItemGroups customizationIdentifier hidesBackButton hidesSearchBarWhenScrolling \
            largeTitleDisplayMode leftItemsSupplementBackButton preferredSearchBarPlacement prompt style title
            """),
        "barButtonItem": object(
            "UIBarButtonItem",
            "backgroundImage changesSelectionAsPrimaryAction hidden menuRepresentation selected springLoaded style systemItem width",
            [.barItem]),
        "tabBarItem": object(
            "UITabBarItem", "badgeValue selectedImage springLoaded systemItem", [.barItem]),
    ]
}
