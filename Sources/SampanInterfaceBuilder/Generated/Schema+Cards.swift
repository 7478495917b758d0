// Made by `make generate` from the sources of this module.

extension Schema {
    /// What the cards of the frameworks' classes say of Interface Builder, by the names of the classes.
    static let cards: [String: Card] = [
        "ASAuthorizationAppleIDButton": Card(
            superclass: "UIControl", elements: "",
            attributes: "cornerRadius enabled highlighted"),
        "MKMapView": Card(
            superclass: "UIView", elements: "mapView",
            attributes: """
                camera cameraBoundary cameraZoomRange centerCoordinate mapType pitchButtonVisibility pitchEnabled
                pointOfInterestFilter preferredConfiguration region rotateEnabled scrollEnabled selectableMapFeatures
                selectedAnnotations showsBuildings showsCompass showsPointsOfInterest showsScale showsTraffic showsUserLocation
                showsUserTrackingButton showsZoomControls userTrackingMode visibleMapRect zoomEnabled
                """),
        "NSLayoutConstraint": Card(
            superclass: nil, elements: "",
            attributes: "active constant identifier priority shouldBeArchived"),
        "SKView": Card(
            superclass: "UIView", elements: "skView",
            attributes: """
                allowsTransparency asynchronous frameInterval ignoresSiblingOrder paused preferredFramesPerSecond sceneName
                shouldCullNonVisibleNodes showsDrawCount showsFPS showsFields showsNodeCount showsPhysics showsQuadCount
                """),
        "UIActionSheet": Card(
            superclass: "UIView", elements: "",
            attributes: "actionSheetStyle cancelButtonIndex destructiveButtonIndex title"),
        "UIActivityIndicatorView": Card(
            superclass: "UIView", elements: "activityIndicatorView",
            attributes: "activityIndicatorViewStyle animating color hidesWhenStopped style"),
        "UIActivityViewController": Card(
            superclass: "UIViewController", elements: "",
            attributes: "completionHandler completionWithItemsHandler excludedActivityTypes"),
        "UIAlertAction": Card(
            superclass: nil, elements: "",
            attributes: "enabled"),
        "UIAlertController": Card(
            superclass: "UIViewController", elements: "",
            attributes: "message preferredAction severity springLoaded title"),
        "UIAlertView": Card(
            superclass: "UIView", elements: "",
            attributes: "alertViewStyle cancelButtonIndex delegate message title"),
        "UIBarButtonItem": Card(
            superclass: "UIBarItem", elements: "barButtonItem",
            attributes: """
                action backgroundImage changesSelectionAsPrimaryAction customView hidden menu menuRepresentation possibleTitles
                preferredMenuElementOrder primaryAction selected springLoaded style systemItem target tintColor width
                """),
        "UIBarItem": Card(
            superclass: nil, elements: "",
            attributes: """
                enabled image imageInsets landscapeImage landscapeImagePhone landscapeImagePhoneInsets largeContentSizeImage
                largeContentSizeImageInsets tag title
                """),
        "UIButton": Card(
            superclass: "UIControl", elements: "button",
            attributes: """
                adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted
                automaticallyUpdatesConfiguration buttonType changesSelectionAsPrimaryAction configuration
                configurationUpdateHandler contentEdgeInsets fontDescription hasAttributedTitle highlighted hoverable
                imageEdgeInsets largeContentImage largeContentTitle lineBreakMode menu pointerInteraction
                pointerInteractionEnabled pointerStyleProvider preferredBehavioralStyle preferredMenuElementOrder
                reversesTitleShadowWhenHighlighted role showsMenuAsPrimaryAction showsTouchWhenHighlighted springLoaded states
                titleEdgeInsets titleShadowOffset
                """),
        "UICalendarView": Card(
            superclass: "UIView", elements: "calendarView",
            attributes: """
                availableDateRange calendar fontDesign locale selectionBehavior timeZone visibleDateComponents
                wantsDateDecorations
                """),
        "UICollectionReusableView": Card(
            superclass: "UIView", elements: "collectionReusableView",
            attributes: "collectionViewCell reuseIdentifier"),
        "UICollectionView": Card(
            superclass: "UIScrollView", elements: "collectionView",
            attributes: """
                allowsFocus allowsFocusDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing
                allowsSelection allowsSelectionDuringEditing backgroundView cells collectionViewLayout dataMode
                dragInteractionEnabled editing prefetchingEnabled remembersLastFocusedIndexPath sectionFooterView
                sectionHeaderView selectionFollowsFocus selfSizingInvalidation springLoaded
                """),
        "UICollectionViewCell": Card(
            superclass: "UICollectionReusableView", elements: "collectionViewCell",
            attributes: """
                automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration
                backgroundView configurationUpdateHandler contentView customSize highlighted selected selectedBackgroundView
                """),
        "UICollectionViewCompositionalLayout": Card(
            superclass: "UICollectionViewLayout", elements: "",
            attributes: "configuration"),
        "UICollectionViewController": Card(
            superclass: "UIViewController", elements: "collectionViewController",
            attributes: """
                clearsSelectionOnViewWillAppear collectionView installsStandardGestureForInteractiveMovement
                useLayoutToLayoutNavigationTransitions view
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
        "UICollectionViewListCell": Card(
            superclass: "UICollectionViewCell", elements: "",
            attributes: "accessories backgroundConfiguration indentationLevel indentationWidth indentsAccessories"),
        "UICollectionViewTransitionLayout": Card(
            superclass: "UICollectionViewLayout", elements: "",
            attributes: "transitionProgress"),
        "UIColorPickerViewController": Card(
            superclass: "UIViewController", elements: "",
            attributes: "selectedColor supportsAlpha title"),
        "UIColorWell": Card(
            superclass: "UIControl", elements: "colorWell",
            attributes: "selectedColor supportsAlpha supportsEyedropper title"),
        "UIContentUnavailableView": Card(
            superclass: "UIView", elements: "contentUnavailableView",
            attributes: "configuration isScrollEnabled"),
        "UIControl": Card(
            superclass: "UIView", elements: "control",
            attributes: """
                changesSelectionAsPrimaryAction contentHorizontalAlignment contentVerticalAlignment
                contextMenuInteractionEnabled enabled highlighted selected showsMenuAsPrimaryAction toolTip
                """),
        "UIDatePicker": Card(
            superclass: "UIControl", elements: "datePicker",
            attributes: """
                calendar countDownDuration date datePickerMode locale maximumDate minimumDate minuteInterval
                preferredDatePickerStyle roundsToMinuteInterval style timeZone useCurrentDate
                """),
        "UIDocumentBrowserViewController": Card(
            superclass: "UIViewController", elements: "",
            attributes: """
                additionalLeadingNavigationBarButtonItems additionalTrailingNavigationBarButtonItems allowsDocumentCreation
                allowsPickingMultipleItems browserUserInterfaceStyle customActions shouldShowFileExtensions
                """),
        "UIDocumentPickerViewController": Card(
            superclass: "UIViewController", elements: "",
            attributes: "allowsMultipleSelection directoryURL shouldShowFileExtensions"),
        "UIDocumentViewController": Card(
            superclass: "UIViewController", elements: "",
            attributes: "document launchOptions"),
        "UIEventAttributionView": Card(
            superclass: "UIView", elements: "",
            attributes: ""),
        "UIFontPickerViewController": Card(
            superclass: "UIViewController", elements: "",
            attributes: "selectedFontDescriptor title"),
        "UIGestureRecognizer": Card(
            superclass: nil, elements: "gestureRecognizer",
            attributes: """
                allowedTouchTypes cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled name
                requiresExclusiveTouchType state
                """),
        "UIHoverGestureRecognizer": Card(
            superclass: "UIGestureRecognizer", elements: "",
            attributes: "enabled"),
        "UIImagePickerController": Card(
            superclass: "UINavigationController", elements: "",
            attributes: """
                allowsEditing cameraCaptureMode cameraDevice cameraOverlayView cameraViewTransform mediaTypes
                showsCameraControls sourceType
                """),
        "UIImageView": Card(
            superclass: "UIView", elements: "imageView",
            attributes: """
                adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused animating animationDuration
                animationImages animationRepeatCount contentMode highlighted highlightedAnimationImages highlightedImage image
                largeContentImage preferredImageDynamicRange preferredSymbolConfiguration
                """),
        "UIInputView": Card(
            superclass: "UIView", elements: "",
            attributes: "allowsSelfSizing"),
        "UIInputViewController": Card(
            superclass: "UIViewController", elements: "",
            attributes: "inputView primaryLanguage"),
        "UILabel": Card(
            superclass: "UIView", elements: "label",
            attributes: """
                adjustsFontForContentSizeCategory adjustsFontSizeToFit adjustsFontSizeToFitWidth adjustsLetterSpacingToFitWidth
                allowsDefaultTighteningForTruncation attributedText baselineAdjustment enabled font fontDescription highlighted
                highlightedColor highlightedTextColor largeContentTitle lineBreakMode lineBreakStrategy minimumFontSize
                minimumScaleFactor numberOfLines preferredMaxLayoutWidth preferredVibrancy shadowColor shadowOffset
                showsExpansionTextWhenTruncated text textAlignment textColor useAutomaticPreferredMaxLayoutWidth
                usesAttributedText
                """),
        "UIListContentView": Card(
            superclass: "UIView", elements: "",
            attributes: "configuration"),
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
                interactiveContentPopGestureEnabled navigationBar navigationBarHidden preferredContentSize toolbar
                toolbarHidden viewControllers
                """),
        "UINavigationItem": Card(
            superclass: nil, elements: "navigationItem",
            attributes: """
                additionalOverflowItems backAction backBarButtonItem backButtonDisplayMode backButtonTitle centerItemGroups
                compactAppearance compactScrollEdgeAppearance customizationIdentifier documentProperties hidesBackButton
                hidesSearchBarWhenScrolling largeTitleDisplayMode leadingItemGroups leftBarButtonItem leftBarButtonItems
                leftItemsSupplementBackButton pinnedTrailingGroup preferredSearchBarPlacement prompt rightBarButtonItem
                rightBarButtonItems scrollEdgeAppearance searchController standardAppearance style title titleMenuProvider
                titleView trailingItemGroups
                """),
        "UIPageControl": Card(
            superclass: "UIControl", elements: "pageControl",
            attributes: """
                allowsContinuousInteraction backgroundStyle currentPage currentPageIndicatorTintColor defersCurrentPageDisplay
                direction hidesForSinglePage numberOfPages pageIndicatorTintColor preferredCurrentPageIndicatorImage
                preferredIndicatorImage progress
                """),
        "UIPageViewController": Card(
            superclass: "UIViewController", elements: "pageViewController",
            attributes: "doubleSided navigationOrientation pageSpacing spineLocation transitionStyle"),
        "UIPanGestureRecognizer": Card(
            superclass: "UIGestureRecognizer", elements: "panGestureRecognizer",
            attributes: "allowedScrollTypesMask maximumNumberOfTouches minimumNumberOfTouches"),
        "UIPasteControl": Card(
            superclass: "UIControl", elements: "pasteControl",
            attributes: "cornerStyle displayMode imagePlacement"),
        "UIPickerView": Card(
            superclass: "UIView", elements: "pickerView",
            attributes: "showsSelectionIndicator"),
        "UIPinchGestureRecognizer": Card(
            superclass: "UIGestureRecognizer", elements: "pinchGestureRecognizer",
            attributes: "scale"),
        "UIPopoverBackgroundView": Card(
            superclass: "UIView", elements: "",
            attributes: "arrowDirection arrowOffset"),
        "UIProgressView": Card(
            superclass: "UIView", elements: "progressView",
            attributes: "observedProgress progress progressImage progressTintColor progressViewStyle trackImage trackTintColor"),
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
                bounces bouncesHorizontally bouncesVertically bouncesZoom bounds canCancelContentTouches contentAlignmentPoint
                contentInset contentInsetAdjustmentBehavior contentOffset contentSize decelerationRate delaysContentTouches
                directionalLockEnabled frame horizontalScrollIndicatorInsets indicatorStyle keyboardDismissMode
                maximumZoomScale minimumZoomScale pagingEnabled refreshControl scrollEnabled scrollIndicatorInsets scrollsToTop
                showsHorizontalScrollIndicator showsVerticalScrollIndicator transfersHorizontalScrollingToParent
                transfersVerticalScrollingToParent verticalScrollIndicatorInsets zoomScale
                """),
        "UISearchBar": Card(
            superclass: "UIView", elements: "searchBar",
            attributes: """
                autocapitalizationType autocorrectionType backgroundImage barStyle barTintColor enabled
                enablesReturnKeyAutomatically inlinePredictionType inputAccessoryView keyboardAppearance keyboardType
                placeholder prompt returnKeyType scopeBarBackgroundImage scopeButtonTitles searchBarStyle
                searchFieldBackgroundPositionAdjustment searchResultsButtonSelected searchTextPositionAdjustment
                secureTextEntry selectedScopeButtonIndex showsBookmarkButton showsCancelButton showsScopeBar
                showsSearchResultsButton smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text
                textContentType translucent
                """),
        "UISearchContainerViewController": Card(
            superclass: "UIViewController", elements: "",
            attributes: ""),
        "UISearchController": Card(
            superclass: "UIViewController", elements: "",
            attributes: """
                active automaticallyShowsCancelButton automaticallyShowsSearchResultsController
                hidesNavigationBarDuringPresentation ignoresSearchSuggestionsForSearchBarPlacementStacked
                obscuresBackgroundDuringPresentation scopeBarActivation searchSuggestions showsSearchResultsController
                """),
        "UISearchTextField": Card(
            superclass: "UITextField", elements: "",
            attributes: "allowsCopyingTokens allowsDeletingTokens searchSuggestions selectedTextRange tokenBackgroundColor tokens"),
        "UISegmentedControl": Card(
            superclass: "UIControl", elements: "segmentedControl",
            attributes: """
                apportionsSegmentWidthsByContent momentary segmentControlStyle segmentedControlStyle segments
                selectedSegmentIndex selectedSegmentTintColor springLoaded
                """),
        "UISlider": Card(
            superclass: "UIControl", elements: "slider",
            attributes: """
                continuous maxValue maximumTrackTintColor maximumValue maximumValueImage minValue minimumTrackTintColor
                minimumValue minimumValueImage preferredBehavioralStyle sliderStyle thumbTintColor value
                """),
        "UISplitViewController": Card(
            superclass: "UIViewController", elements: "splitViewController",
            attributes: """
                allowDoubleColumnStyle behavior displayModeButtonVisibility maximumPrimaryColumnWidth
                maximumSupplementaryColumnWidth minimumPrimaryColumnWidth minimumSupplementaryColumnWidth preferredDisplayMode
                preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction preferredSplitBehavior
                preferredSupplementaryColumnWidth preferredSupplementaryColumnWidthFraction presentsWithGesture
                primaryBackgroundStyle primaryEdge showsSecondaryOnlyButton style viewControllers
                """),
        "UIStackView": Card(
            superclass: "UIView", elements: "stackView",
            attributes: """
                alignment axis baselineRelativeArrangement distribution layoutMarginsRelativeArrangement spacing spacingType
                subviews
                """),
        "UIStandardTextCursorView": Card(
            superclass: "UIView", elements: "",
            attributes: "blinking"),
        "UIStepper": Card(
            superclass: "UIControl", elements: "stepper",
            attributes: "autorepeat bounds continuous frame maximumValue minimumValue stepValue value wraps"),
        "UISwipeGestureRecognizer": Card(
            superclass: "UIGestureRecognizer", elements: "swipeGestureRecognizer",
            attributes: "direction numberOfTouchesRequired"),
        "UISwitch": Card(
            superclass: "UIControl", elements: "switch",
            attributes: "bounds frame offImage on onImage onTintColor preferredStyle thumbTintColor title"),
        "UITabBar": Card(
            superclass: "UIView", elements: "tabBar",
            attributes: """
                backgroundImage barStyle barTintColor itemPositioning itemSpacing itemWidth items scrollEdgeAppearance
                selectedImageTintColor selectedItem selectionIndicatorImage shadowImage springLoaded standardAppearance
                translucent unselectedItemTintColor
                """),
        "UITabBarController": Card(
            superclass: "UIViewController", elements: "tabBarController",
            attributes: """
                compactTabIdentifiers customizableViewControllers customizationIdentifier mode selectedIndex selectedTab
                selectedViewController tabBar tabBarHidden tabs title viewControllers
                """),
        "UITabBarItem": Card(
            superclass: "UIBarItem", elements: "tabBarItem",
            attributes: """
                badgeColor badgeValue scrollEdgeAppearance selectedImage springLoaded standardAppearance systemItem
                titlePositionAdjustment
                """),
        "UITableView": Card(
            superclass: "UIScrollView", elements: "tableView",
            attributes: """
                allowsFocus allowsFocusDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing
                allowsSelection allowsSelectionDuringEditing backgroundColor backgroundView
                cellLayoutMarginsFollowReadableWidth contentHuggingElements contentViewInsetsToSafeArea dataMode
                dragInteractionEnabled editing estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight
                fillerRowHeight insetsContentViewsToSafeArea prefetchingEnabled prototypes remembersLastFocusedIndexPath
                rowHeight sectionFooterHeight sectionHeaderHeight sectionHeaderTopPadding sectionIndexBackgroundColor
                sectionIndexColor sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor sections
                selectionFollowsFocus selfSizingInvalidation separatorColor separatorEffect separatorInset
                separatorInsetReference separatorStyle showsSelectionImmediatelyOnTouchBegin springLoaded style tableFooterView
                tableHeaderView
                """),
        "UITableViewCell": Card(
            superclass: "UIView", elements: "tableViewCell",
            attributes: """
                accessoryType accessoryView automaticallyUpdatesBackgroundConfiguration
                automaticallyUpdatesContentConfiguration backgroundColor backgroundConfiguration backgroundView
                configurationUpdateHandler contentView detailTextLabel editing editingAccessoryType editingAccessoryView
                focusStyle hidesAccessoryWhenEditing highlighted image imageView indentationLevel indentationWidth
                multipleSelectionBackgroundView reuseIdentifier rowHeight selected selectedBackgroundView selectionStyle
                separatorInset separatorStyle shouldIndentWhileEditing showsReorderControl style textAlignment textLabel
                userInteractionEnabledWhileDragging
                """),
        "UITableViewController": Card(
            superclass: "UIViewController", elements: "tableViewController",
            attributes: "clearsSelectionOnViewWillAppear refreshControl tableView view"),
        "UITableViewHeaderFooterView": Card(
            superclass: "UIView", elements: "tableViewHeaderFooterView",
            attributes: """
                automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration
                backgroundView configurationUpdateHandler contentView reuseIdentifier
                """),
        "UITapGestureRecognizer": Card(
            superclass: "UIGestureRecognizer", elements: "tapGestureRecognizer",
            attributes: "buttonMaskRequired numberOfTapsRequired numberOfTouchesRequired"),
        "UITextField": Card(
            superclass: "UIControl", elements: "textField",
            attributes: """
                adjustsFontForContentSizeCategory adjustsFontSizeToFit adjustsFontSizeToFitWidth
                allowedWritingToolsResultOptions allowsEditingTextAttributes attributedPlaceholder attributedText
                autocapitalizationType autocorrectionType background backgroundColor borderStyle clearButtonMode
                clearsOnBeginEditing clearsOnInsertion defaultTextAttributes disabledBackground enablesReturnKeyAutomatically
                font fontDescription inlinePredictionType inputAccessoryView inputView keyboardAppearance keyboardType leftView
                leftViewMode markedTextStyle minimumFontSize passwordRules placeholder returnKeyType rightView rightViewMode
                secureTextEntry selectedTextRange selectionAffinity smartDashesType smartInsertDeleteType smartQuotesType
                spellCheckingType text textAlignment textColor textContentType textDragOptions tokenizer typingAttributes
                usesAttributedText writingToolsBehavior
                """),
        "UITextFormattingViewController": Card(
            superclass: "UIViewController", elements: "",
            attributes: "formattingDescriptor"),
        "UITextView": Card(
            superclass: "UIScrollView", elements: "textView",
            attributes: """
                adjustsFontForContentSizeCategory allowedWritingToolsResultOptions allowsEditingTextAttributes attributedText
                autocapitalizationType autocorrectionType backgroundColor borderStyle bounds clearsOnInsertion
                dataDetectorTypes editable enablesReturnKeyAutomatically findInteractionEnabled font fontDescription frame
                inlinePredictionType inputAccessoryView inputView keyboardAppearance keyboardType linkTextAttributes
                markedTextStyle passwordRules returnKeyType scrollEnabled secureTextEntry selectable selectedRange
                selectedTextRange selectionAffinity smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType
                text textAlignment textColor textContainerInset textContainerLineFragmentPadding textContentType
                textDragOptions textFormattingConfiguration tokenizer typingAttributes usesAttributedText
                usesStandardTextScaling writingToolsBehavior
                """),
        "UIToolbar": Card(
            superclass: "UIView", elements: "toolbar",
            attributes: """
                backgroundImage barStyle barTintColor compactAppearance compactScrollEdgeAppearance items scrollEdgeAppearance
                shadowImage standardAppearance translucent
                """),
        "UIView": Card(
            superclass: nil, elements: "view containerView",
            attributes: """
                alpha ambiguous anchorPoint appearanceType autoresizesSubviews autoresizingMask backgroundColor bounds center
                clearsContextBeforeDrawing clipsSubviews clipsToBounds contentMode contentScaleFactor contentStretch
                directionalLayoutMargins exclusiveTouch fixedFrame focusEffect focusGroupIdentifier focusGroupPriority frame
                gestureRecognizers hidden horizontalCompressionResistancePriority horizontalHuggingPriority hoverStyle
                insetsLayoutMarginsFromSafeArea interactions largeContentImage largeContentImageInsets largeContentTitle
                layoutMargins layoutMarginsFollowReadableWidth maskView maximumContentSizeCategory minimumContentSizeCategory
                misplaced motionEffects multipleTouchEnabled opaque overrideUserInterfaceStyle placeholderIntrinsicHeight
                placeholderIntrinsicWidth preservesSuperviewLayoutMargins restorationIdentifier scalesLargeContentImage
                semanticContentAttribute showsLargeContentViewer simulatedAppContext springLoaded subviews tag
                tintAdjustmentMode tintColor toolTip traitOverrides transform transform3D
                translatesAutoresizingMaskIntoConstraints userInteractionEnabled verifyAmbiguity
                verticalCompressionResistancePriority verticalHuggingPriority
                """),
        "UIViewController": Card(
            superclass: nil, elements: "viewController",
            attributes: """
                additionalSafeAreaInsets automaticallyAdjustsScrollViewInsets autoresizesArchivedViewToFullSize
                contentSizeForViewInPopover definesPresentationContext edgesForExtendedLayout editing
                extendedLayoutIncludesOpaqueBars focusGroupIdentifier freeformSize hidesBottomBarWhenPushed interfaceStyle
                modalInPresentation modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle
                navigationItem nibName overrideUserInterfaceStyle preferredContentSize preferredTransition
                providesPresentationContextTransitionStyle restorationClass restorationIdentifier restoresFocusAfterTransition
                showSeguePresentationStyle storyboardIdentifier tabBarItem title toolbarItems traitOverrides
                useStoryboardIdentifierAsRestorationIdentifier view viewRespectsSystemMinimumLayoutMargins
                wantsFullScreenLayout
                """),
        "UIVisualEffectView": Card(
            superclass: "UIView", elements: "visualEffectView",
            attributes: "contentView effect"),
        "UIWindow": Card(
            superclass: "UIView", elements: "window",
            attributes: """
                canResizeToFitContent hidden makesKeyAndVisible resizesToFullScreen rootViewController screen visibleAtLaunch
                windowLevel windowScene
                """),
        "WKWebView": Card(
            superclass: "UIView", elements: "wkWebView",
            attributes: """
                allowsBackForwardNavigationGestures allowsLinkPreview allowsMagnification customUserAgent
                findInteractionEnabled interactionState opaque pageZoom underPageBackgroundColor
                """),
    ]
}
