// Made by `make generate` from the sources of this module.

extension Schema {
    /// What the cards of the frameworks' classes say of Interface Builder, by the names of the classes.
    static let cards: [String: Card] = [
        "NSLayoutConstraint": Card(
            superclass: nil, elements: "",
            attributes: ""),
        "UIActivityIndicatorView": Card(
            superclass: "UIView", elements: "activityIndicatorView",
            attributes: "animating color hidesWhenStopped style"),
        "UIAlertAction": Card(
            superclass: nil, elements: "",
            attributes: ""),
        "UIAlertController": Card(
            superclass: "UIViewController", elements: "",
            attributes: ""),
        "UIAlertView": Card(
            superclass: "UIView", elements: "",
            attributes: ""),
        "UIBarButtonItem": Card(
            superclass: "UIBarItem", elements: "barButtonItem",
            attributes: """
                backgroundImage changesSelectionAsPrimaryAction customView hidden menuRepresentation selected springLoaded
                style systemItem tintColor width
                """),
        "UIBarItem": Card(
            superclass: nil, elements: "",
            attributes: "enabled image imageInsets landscapeImage largeContentSizeImage tag title"),
        "UIButton": Card(
            superclass: "UIControl", elements: "button",
            attributes: """
                adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted
                buttonType configuration contentEdgeInsets fontDescription hasAttributedTitle hoverable imageEdgeInsets
                lineBreakMode pointerInteraction preferredBehavioralStyle reversesTitleShadowWhenHighlighted role
                showsTouchWhenHighlighted states titleEdgeInsets titleShadowOffset
                """),
        "UICollectionReusableView": Card(
            superclass: "UIView", elements: "collectionReusableView",
            attributes: "collectionViewCell reuseIdentifier"),
        "UICollectionView": Card(
            superclass: "UIScrollView", elements: "collectionView",
            attributes: """
                allowsFocus allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection
                allowsSelectionDuringEditing backgroundView cells collectionViewLayout dataMode dragInteractionEnabled
                prefetchingEnabled remembersLastFocusedIndexPath sectionFooterView sectionHeaderView selectionFollowsFocus
                selfSizingInvalidation
                """),
        "UICollectionViewCell": Card(
            superclass: "UICollectionReusableView", elements: "collectionViewCell",
            attributes: "backgroundView contentView customSize selectedBackgroundView"),
        "UICollectionViewController": Card(
            superclass: "UIViewController", elements: "collectionViewController",
            attributes: """
                clearsSelectionOnViewWillAppear installsStandardGestureForInteractiveMovement
                useLayoutToLayoutNavigationTransitions
                """),
        "UICollectionViewFlowLayout": Card(
            superclass: "UICollectionViewLayout", elements: "collectionViewFlowLayout",
            attributes: """
                automaticEstimatedItemSize estimatedItemSize footerReferenceSize headerReferenceSize itemSize
                minimumInteritemSpacing minimumLineSpacing scrollDirection sectionFootersPinToVisibleBounds
                sectionHeadersPinToVisibleBounds sectionInset sectionInsetReference
                """),
        "UICollectionViewLayout": Card(
            superclass: nil, elements: "collectionViewLayout",
            attributes: ""),
        "UIControl": Card(
            superclass: "UIView", elements: "control",
            attributes: """
                changesSelectionAsPrimaryAction contentHorizontalAlignment contentVerticalAlignment enabled highlighted
                selected showsMenuAsPrimaryAction
                """),
        "UIDatePicker": Card(
            superclass: "UIControl", elements: "datePicker",
            attributes: """
                countDownDuration date datePickerMode locale maximumDate minimumDate minuteInterval roundsToMinuteInterval
                style timeZone useCurrentDate
                """),
        "UIGestureRecognizer": Card(
            superclass: nil, elements: "gestureRecognizer",
            attributes: "cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled name requiresExclusiveTouchType"),
        "UIImageView": Card(
            superclass: "UIView", elements: "imageView",
            attributes: """
                adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused animating animationDuration
                animationRepeatCount highlighted highlightedImage image preferredImageDynamicRange preferredSymbolConfiguration
                """),
        "UILabel": Card(
            superclass: "UIView", elements: "label",
            attributes: """
                adjustsFontForContentSizeCategory adjustsFontSizeToFit adjustsLetterSpacingToFitWidth attributedText
                baselineAdjustment enabled fontDescription highlighted highlightedColor lineBreakMode lineBreakStrategy
                minimumFontSize minimumScaleFactor numberOfLines preferredMaxLayoutWidth preferredVibrancy shadowColor
                shadowOffset showsExpansionTextWhenTruncated text textAlignment textColor useAutomaticPreferredMaxLayoutWidth
                usesAttributedText
                """),
        "UILongPressGestureRecognizer": Card(
            superclass: "UIGestureRecognizer", elements: "pongPressGestureRecognizer longPressGestureRecognizer",
            attributes: "allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired"),
        "UINavigationBar": Card(
            superclass: "UIView", elements: "navigationBar",
            attributes: """
                backIndicatorImage backIndicatorTransitionMaskImage backgroundImage barStyle barTintColor compactAppearance
                compactScrollEdgeAppearance items largeTitleTextAttributes largeTitles preferredBehavioralStyle
                prefersLargeTitles scrollEdgeAppearance shadowImage standardAppearance titleTextAttributes translucent
                """),
        "UINavigationController": Card(
            superclass: "UIViewController", elements: "navigationController",
            attributes: """
                hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact
                interactiveContentPopGestureEnabled navigationBar navigationBarHidden toolbar toolbarHidden
                """),
        "UINavigationItem": Card(
            superclass: nil, elements: "navigationItem",
            attributes: """
                backBarButtonItem backButtonDisplayMode backButtonTitle centerItemGroups customizationIdentifier
                hidesBackButton hidesSearchBarWhenScrolling largeTitleDisplayMode leftBarButtonItem leftBarButtonItems
                leftItemsSupplementBackButton preferredSearchBarPlacement prompt rightBarButtonItem rightBarButtonItems style
                title titleView
                """),
        "UIPageControl": Card(
            superclass: "UIControl", elements: "pageControl",
            attributes: """
                allowsContinuousInteraction backgroundStyle currentPage currentPageIndicatorTintColor defersCurrentPageDisplay
                direction hidesForSinglePage numberOfPages pageIndicatorTintColor preferredIndicatorImage
                """),
        "UIPageViewController": Card(
            superclass: "UIViewController", elements: "pageViewController",
            attributes: "doubleSided navigationOrientation pageSpacing spineLocation transitionStyle"),
        "UIPanGestureRecognizer": Card(
            superclass: "UIGestureRecognizer", elements: "panGestureRecognizer",
            attributes: "allowedScrollTypesMask maximumNumberOfTouches minimumNumberOfTouches"),
        "UIPickerView": Card(
            superclass: "UIView", elements: "pickerView",
            attributes: "showsSelectionIndicator"),
        "UIPinchGestureRecognizer": Card(
            superclass: "UIGestureRecognizer", elements: "pinchGestureRecognizer",
            attributes: "scale"),
        "UIProgressView": Card(
            superclass: "UIView", elements: "progressView",
            attributes: "progress progressImage progressTintColor progressViewStyle trackImage trackTintColor"),
        "UIRefreshControl": Card(
            superclass: "UIControl", elements: "refreshControl",
            attributes: "attributedTitle"),
        "UIRotationGestureRecognizer": Card(
            superclass: "UIGestureRecognizer", elements: "rotationGestureRecognizer",
            attributes: "rotation"),
        "UIScreenEdgePanGestureRecognizer": Card(
            superclass: "UIPanGestureRecognizer", elements: "screenEdgePanGestureRecognizer",
            attributes: "edges"),
        "UIScrollView": Card(
            superclass: "UIView", elements: "scrollView",
            attributes: """
                allowsKeyboardScrolling alwaysBounceHorizontal alwaysBounceVertical automaticallyAdjustsScrollIndicatorInsets
                bounces bouncesHorizontally bouncesVertically bouncesZoom canCancelContentTouches contentInset
                contentInsetAdjustmentBehavior delaysContentTouches directionalLockEnabled indicatorStyle keyboardDismissMode
                maximumZoomScale minimumZoomScale pagingEnabled refreshControl scrollEnabled scrollIndicatorInsets scrollsToTop
                showsHorizontalScrollIndicator showsVerticalScrollIndicator transfersHorizontalScrollingToParent
                transfersVerticalScrollingToParent
                """),
        "UISearchBar": Card(
            superclass: "UIView", elements: "searchBar",
            attributes: """
                backgroundImage barStyle barTintColor placeholder prompt scopeBarBackgroundImage scopeButtonTitles
                searchBarStyle searchResultsButtonSelected selectedScopeButtonIndex showsBookmarkButton showsCancelButton
                showsScopeBar showsSearchResultsButton text translucent
                """),
        "UISearchController": Card(
            superclass: "UIViewController", elements: "",
            attributes: ""),
        "UISearchTextField": Card(
            superclass: "UITextField", elements: "",
            attributes: ""),
        "UISegmentedControl": Card(
            superclass: "UIControl", elements: "segmentedControl",
            attributes: """
                apportionsSegmentWidthsByContent momentary segmentControlStyle segmentedControlStyle segments
                selectedSegmentIndex selectedSegmentTintColor
                """),
        "UISlider": Card(
            superclass: "UIControl", elements: "slider",
            attributes: """
                continuous maxValue maximumTrackTintColor maximumValueImage minValue minimumTrackTintColor minimumValueImage
                preferredBehavioralStyle sliderStyle thumbTintColor value
                """),
        "UISplitViewController": Card(
            superclass: "UIViewController", elements: "splitViewController",
            attributes: """
                allowDoubleColumnStyle behavior displayModeButtonVisibility maximumPrimaryColumnWidth minimumPrimaryColumnWidth
                preferredDisplayMode preferredPrimaryColumnWidthFraction presentsWithGesture primaryBackgroundStyle primaryEdge
                showsSecondaryOnlyButton style
                """),
        "UIStackView": Card(
            superclass: "UIView", elements: "stackView",
            attributes: """
                alignment axis baselineRelativeArrangement distribution layoutMarginsRelativeArrangement spacing spacingType
                subviews
                """),
        "UIStepper": Card(
            superclass: "UIControl", elements: "stepper",
            attributes: "autorepeat continuous maximumValue minimumValue stepValue value wraps"),
        "UISwipeGestureRecognizer": Card(
            superclass: "UIGestureRecognizer", elements: "swipeGestureRecognizer",
            attributes: "direction numberOfTouchesRequired"),
        "UISwitch": Card(
            superclass: "UIControl", elements: "switch",
            attributes: "offImage on onImage onTintColor preferredStyle thumbTintColor title"),
        "UITabBar": Card(
            superclass: "UIView", elements: "tabBar",
            attributes: """
                backgroundImage barStyle barTintColor itemPositioning itemSpacing itemWidth items selectedItem
                selectionIndicatorImage shadowImage translucent unselectedItemTintColor
                """),
        "UITabBarController": Card(
            superclass: "UIViewController", elements: "tabBarController",
            attributes: "mode selectedIndex tabBar"),
        "UITabBarItem": Card(
            superclass: "UIBarItem", elements: "tabBarItem",
            attributes: "badgeColor badgeValue selectedImage springLoaded systemItem titlePositionAdjustment"),
        "UITableView": Card(
            superclass: "UIScrollView", elements: "tableView",
            attributes: """
                allowsFocus allowsFocusDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing
                allowsSelection allowsSelectionDuringEditing backgroundColor backgroundView contentViewInsetsToSafeArea
                dataMode dragInteractionEnabled estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight
                fillerRowHeight prefetchingEnabled prototypes remembersLastFocusedIndexPath rowHeight sectionFooterHeight
                sectionHeaderHeight sectionHeaderTopPadding sectionIndexBackgroundColor sectionIndexColor
                sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor sections selectionFollowsFocus
                selfSizingInvalidation separatorColor separatorInset separatorInsetReference separatorStyle
                showsSelectionImmediatelyOnTouchBegin style tableFooterView tableHeaderView
                """),
        "UITableViewCell": Card(
            superclass: "UIView", elements: "tableViewCell",
            attributes: """
                accessoryType accessoryView backgroundView contentView detailTextLabel editingAccessoryType
                editingAccessoryView focusStyle hidesAccessoryWhenEditing image imageView indentationLevel indentationWidth
                reuseIdentifier rowHeight selectedBackgroundView selectionStyle separatorInset separatorStyle
                shouldIndentWhileEditing showsReorderControl style textAlignment textLabel
                """),
        "UITableViewController": Card(
            superclass: "UIViewController", elements: "tableViewController",
            attributes: "clearsSelectionOnViewWillAppear refreshControl"),
        "UITableViewHeaderFooterView": Card(
            superclass: "UIView", elements: "tableViewHeaderFooterView",
            attributes: "backgroundView contentView reuseIdentifier"),
        "UITapGestureRecognizer": Card(
            superclass: "UIGestureRecognizer", elements: "tapGestureRecognizer",
            attributes: "buttonMaskRequired numberOfTapsRequired numberOfTouchesRequired"),
        "UITextField": Card(
            superclass: "UIControl", elements: "textField",
            attributes: """
                adjustsFontForContentSizeCategory adjustsFontSizeToFit allowsEditingTextAttributes attributedPlaceholder
                attributedText background backgroundColor borderStyle clearButtonMode clearsOnBeginEditing clearsOnInsertion
                disabledBackground fontDescription leftView leftViewMode minimumFontSize placeholder rightView rightViewMode
                text textAlignment textColor usesAttributedText
                """),
        "UITextView": Card(
            superclass: "UIScrollView", elements: "textView",
            attributes: """
                adjustsFontForContentSizeCategory allowsEditingTextAttributes attributedText borderStyle clearsOnInsertion
                dataDetectorTypes editable findInteractionEnabled fontDescription selectable text textAlignment textColor
                textContainerInset textContainerLineFragmentPadding usesAttributedText usesStandardTextScaling
                """),
        "UIToolbar": Card(
            superclass: "UIView", elements: "toolbar",
            attributes: "backgroundImage barStyle barTintColor items shadowImage translucent"),
        "UIView": Card(
            superclass: nil, elements: "view containerView",
            attributes: """
                alpha ambiguous appearanceType autoresizesSubviews autoresizingMask backgroundColor clearsContextBeforeDrawing
                clipsSubviews contentMode contentStretch directionalLayoutMargins fixedFrame focusEffect focusGroupIdentifier
                frame hidden horizontalCompressionResistancePriority horizontalHuggingPriority insetsLayoutMarginsFromSafeArea
                largeContentImage largeContentTitle layoutMargins layoutMarginsFollowReadableWidth maximumContentSizeCategory
                minimumContentSizeCategory misplaced multipleTouchEnabled opaque placeholderIntrinsicHeight
                placeholderIntrinsicWidth preservesSuperviewLayoutMargins restorationIdentifier scalesLargeContentImage
                semanticContentAttribute showsLargeContentViewer simulatedAppContext springLoaded subviews tag tintColor
                toolTip translatesAutoresizingMaskIntoConstraints userInteractionEnabled verifyAmbiguity
                verticalCompressionResistancePriority verticalHuggingPriority
                """),
        "UIViewController": Card(
            superclass: nil, elements: "viewController",
            attributes: """
                automaticallyAdjustsScrollViewInsets autoresizesArchivedViewToFullSize contentSizeForViewInPopover
                definesPresentationContext edgesForExtendedLayout extendedLayoutIncludesOpaqueBars focusGroupIdentifier
                freeformSize hidesBottomBarWhenPushed interfaceStyle modalInPresentation
                modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle navigationItem nibName
                preferredContentSize providesPresentationContextTransitionStyle restorationIdentifier
                restoresFocusAfterTransition showSeguePresentationStyle storyboardIdentifier tabBarItem title toolbarItems
                useStoryboardIdentifierAsRestorationIdentifier view wantsFullScreenLayout
                """),
        "UIVisualEffectView": Card(
            superclass: "UIView", elements: "visualEffectView",
            attributes: "contentView"),
        "UIWindow": Card(
            superclass: "UIView", elements: "window",
            attributes: "canResizeToFitContent makesKeyAndVisible resizesToFullScreen visibleAtLaunch"),
    ]
}
