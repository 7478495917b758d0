extension Releases {
    /// The releases of iOS since 13 with what each has brought: classes, protocols, enumerations and structures by the names that Objective-C
    /// knows them by, and the members of older ones by their selectors, `Class=selector,selector`. A longer line of members is continued by
    /// another that begins with the class.
    static let table = """
        13.0
          CACornerCurve CGPdfTagType CGPdfTagType_Extensions NSCollectionChangeType NSDataCompressionAlgorithm NSListFormatter
          NSOrderedCollectionChange NSOrderedCollectionDifference NSOrderedCollectionDifferenceCalculationOptions
          NSRelativeDateTimeFormatter NSRelativeDateTimeFormatterStyle NSRelativeDateTimeFormatterUnitsStyle
          NSURLSessionWebSocketDelegate NSURLSessionWebSocketMessage NSURLSessionWebSocketTask NSUnitInformationStorage
          NSUrlErrorNetworkUnavailableReason NSUrlSessionWebSocketCloseCode NSUrlSessionWebSocketMessageType UIAccessibilityContrast
          UIAccessibilityTextualContext UIAction UIActivityItemsConfiguration UIActivityItemsConfigurationInteraction
          UIActivityItemsConfigurationMetadataKey UIActivityItemsConfigurationPreviewIntent UIActivityItemsConfigurationReading
          UIBarAppearance UIBarButtonItemAppearance UIBarButtonItemStateAppearance UICollectionLayoutSectionOrthogonalScrollingBehavior
          UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration UICollectionViewDiffableDataSource
          UICommand UICommandAlternate UIContextMenuConfiguration UIContextMenuInteraction UIContextMenuInteractionAnimating
          UIContextMenuInteractionCommitAnimating UIContextMenuInteractionCommitStyle UIContextMenuInteractionDelegate
          UIEditingInteractionConfiguration UIFontDescriptorSystemDesign UIFontPickerViewController
          UIFontPickerViewControllerConfiguration UIFontPickerViewControllerDelegate UIHoverGestureRecognizer UIImageConfiguration
          UIImageSymbolConfiguration UIImageSymbolScale UIImageSymbolWeight UILargeContentViewerInteraction
          UILargeContentViewerInteractionDelegate UILargeContentViewerItem UILegibilityWeight UIMenu UIMenuBuilder UIMenuElement
          UIMenuElementAttributes UIMenuElementState UIMenuIdentifier UIMenuOptions UIMenuSystem UINavigationBarAppearance
          UIOpenURLContext UIPreviewParameters UIPreviewTarget UIScene UISceneActivationConditions UISceneActivationRequestOptions
          UISceneActivationState UISceneConfiguration UISceneConnectionOptions UISceneDelegate UISceneDestructionRequestOptions
          UISceneErrorCode UISceneOpenExternalURLOptions UISceneOpenURLOptions UISceneSession UISceneSizeRestrictions
          UIScreenshotService UIScreenshotServiceDelegate UISearchTextField UISearchTextFieldDelegate UISearchTextFieldPasteItem
          UISearchToken UISplitViewControllerBackgroundStyle UIStatusBarManager UITabBarAppearance UITabBarItemAppearance
          UITabBarItemAppearanceStyle UITabBarItemStateAppearance UITableViewDiffableDataSource UITargetedPreview UITextAlternativeStyle
          UITextFormattingCoordinator UITextFormattingCoordinatorDelegate UITextInteraction UITextInteractionDelegate
          UITextInteractionMode UITextPlaceholder UIToolbarAppearance UIUserInterfaceLevel UIVibrancyEffectStyle UIWindowScene
          UIWindowSceneDelegate UIWindowSceneDestructionRequestOptions UIWindowSceneDismissalAnimation UIWindowSceneSessionRole
          CALayer=cornerCurve,cornerCurveExpansionFactor: CAMetalLayer=colorspace,preferredDevice
          NSArray=arrayByApplyingDifference:,differenceFromArray:,differenceFromArray:withOptions:
          NSArray=differenceFromArray:withOptions:usingEquivalenceTest:
          NSAttributedString=loadFromHTMLWithData:options:completionHandler:
          NSAttributedString=loadFromHTMLWithFileURL:options:completionHandler:
          NSAttributedString=loadFromHTMLWithRequest:options:completionHandler:
          NSAttributedString=loadFromHTMLWithString:options:completionHandler:
          NSByteCountFormatter=stringForObjectValue:,stringFromMeasurement:,stringFromMeasurement:countStyle:
          NSData=compressedDataUsingAlgorithm:error:,decompressedDataUsingAlgorithm:error:
          NSDirectoryEnumerator=isEnumeratingDirectoryPostOrder
          NSFileHandle=closeAndReturnError:,getOffset:error:,readDataToEndOfFileAndReturnError:
          NSFileHandle=readDataUpToLength:error:,seekToEndReturningOffset:error:,seekToOffset:error:
          NSFileHandle=synchronizeAndReturnError:,truncateAtOffset:error:,writeData:error: NSHTTPCookie=sameSitePolicy
          NSHTTPURLResponse=valueForHTTPHeaderField: NSMutableArray=applyDifference:
          NSMutableData=compressUsingAlgorithm:error:,decompressUsingAlgorithm:error: NSMutableOrderedSet=applyDifference:
          NSMutableURLRequest=allowsConstrainedNetworkAccess,allowsExpensiveNetworkAccess
          NSObject2=accessibilityAttributedUserInputLabels,accessibilityRespondsToUserInteraction
          NSObject2=accessibilityTextualContext,accessibilityUserInputLabels NSOperationQueue=addBarrierBlock:
          NSOrderedSet=differenceFromOrderedSet:,differenceFromOrderedSet:withOptions:
          NSOrderedSet=differenceFromOrderedSet:withOptions:usingEquivalenceTest:,orderedSetByApplyingDifference:
          NSProcessInfo=macCatalystApp NSURLCache=initWithMemoryCapacity:diskCapacity:directoryURL:
          NSURLRequest=allowsConstrainedNetworkAccess,allowsExpensiveNetworkAccess
          NSURLSession=webSocketTaskWithRequest:,webSocketTaskWithURL:,webSocketTaskWithURL:protocols:
          NSURLSessionConfiguration=TLSMaximumSupportedProtocolVersion,TLSMinimumSupportedProtocolVersion
          NSURLSessionConfiguration=allowsConstrainedNetworkAccess,allowsExpensiveNetworkAccess
          NSURLSessionTaskTransactionMetrics=cellular,constrained,countOfRequestBodyBytesBeforeEncoding
          NSURLSessionTaskTransactionMetrics=countOfRequestBodyBytesSent,countOfRequestHeaderBytesSent
          NSURLSessionTaskTransactionMetrics=countOfResponseBodyBytesAfterDecoding,countOfResponseBodyBytesReceived
          NSURLSessionTaskTransactionMetrics=countOfResponseHeaderBytesReceived,expensive,localAddress,localPort
          NSURLSessionTaskTransactionMetrics=multipath,negotiatedTLSCipherSuite,negotiatedTLSProtocolVersion
          NSURLSessionTaskTransactionMetrics=remoteAddress,remotePort NSUnitDuration=microseconds,milliseconds,nanoseconds,picoseconds
          NSUnitFrequency=framesPerSecond NSUserActivity=targetContentIdentifier NSXPCConnection=scheduleSendBarrierBlock:
          UIAccessibility=accessibilityAttributedUserInputLabels,accessibilityRespondsToUserInteraction
          UIAccessibility=accessibilityTextualContext,accessibilityUserInputLabels
          UIAccessibilityCustomAction=actionHandler,initWithAttributedName:actionHandler:,initWithName:actionHandler:
          UIActivityItemSource=activityViewControllerLinkMetadata:
          UIAdaptivePresentationControllerDelegate=presentationControllerDidAttemptToDismiss:
          UIAdaptivePresentationControllerDelegate=presentationControllerDidDismiss:
          UIAdaptivePresentationControllerDelegate=presentationControllerShouldDismiss:
          UIAdaptivePresentationControllerDelegate=presentationControllerWillDismiss:
          UIApplication=connectedScenes,openSessions,requestSceneSessionActivation:userActivity:options:errorHandler:
          UIApplication=requestSceneSessionDestruction:options:errorHandler:,requestSceneSessionRefresh:
          UIApplication=supportsMultipleScenes
          UIApplicationDelegate=application:configurationForConnectingSceneSession:options:
          UIApplicationDelegate=application:didDiscardSceneSessions: UIApplicationShortcutIcon=iconWithSystemImageName:
          UIApplicationShortcutItem=targetContentIdentifier
          UIButton=currentPreferredSymbolConfiguration,preferredSymbolConfigurationForImageInState:
          UIButton=setPreferredSymbolConfiguration:forImageInState:,systemButtonWithImage:target:action:
          UICollectionViewDelegate=collectionView:contextMenuConfigurationForItemAtIndexPath:point:
          UICollectionViewDelegate=collectionView:didBeginMultipleSelectionInteractionAtIndexPath:
          UICollectionViewDelegate=collectionView:previewForDismissingContextMenuWithConfiguration:
          UICollectionViewDelegate=collectionView:previewForHighlightingContextMenuWithConfiguration:
          UICollectionViewDelegate=collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:
          UICollectionViewDelegate=collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:
          UICollectionViewDelegate=collectionViewDidEndMultipleSelectionInteraction:
          UIColor=colorWithDynamicProvider:,initWithDynamicProvider:,labelColor,linkColor,opaqueSeparatorColor
          UIColor=placeholderTextColor,quaternaryLabelColor,quaternarySystemFillColor,resolvedColorWithTraitCollection:
          UIColor=secondaryLabelColor,secondarySystemBackgroundColor,secondarySystemFillColor
          UIColor=secondarySystemGroupedBackgroundColor,separatorColor,systemBackgroundColor,systemFillColor
          UIColor=systemGray2Color,systemGray3Color,systemGray4Color,systemGray5Color,systemGray6Color
          UIColor=systemGroupedBackgroundColor,systemIndigoColor,tertiaryLabelColor,tertiarySystemBackgroundColor
          UIColor=tertiarySystemFillColor,tertiarySystemGroupedBackgroundColor
          UIDocumentBrowserViewController=defaultDocumentAspectRatio,localizedCreateDocumentActionTitle
          UIDocumentBrowserViewController=recentDocumentsContentTypes,shouldShowFileExtensions
          UIDocumentPickerViewController=directoryURL,shouldShowFileExtensions UIFont=monospacedSystemFontOfSize:weight:
          UIFontDescriptor=fontDescriptorWithDesign:
          UIImage=actionsImage,addImage,baselineOffsetFromBottom,checkmarkImage,configuration,hasBaseline
          UIImage=imageByApplyingSymbolConfiguration:,imageNamed:inBundle:withConfiguration:
          UIImage=imageWithBaselineOffsetFromBottom:,imageWithConfiguration:,imageWithTintColor:
          UIImage=imageWithTintColor:renderingMode:,imageWithoutBaseline,removeImage,strokedCheckmarkImage
          UIImage=symbolConfiguration,symbolImage,systemImageNamed:,systemImageNamed:compatibleWithTraitCollection:
          UIImage=systemImageNamed:withConfiguration:
          UIImageAsset=imageWithConfiguration:,registerImage:withConfiguration:,unregisterImageWithConfiguration:
          UIImageView=preferredSymbolConfiguration UIImpactFeedbackGenerator=impactOccurredWithIntensity:
          UIKeyCommand=alternates,attributes,commandWithTitle:image:action:input:modifierFlags:propertyList:
          UIKeyCommand=commandWithTitle:image:action:input:modifierFlags:propertyList:alternates:,image,propertyList
          UIKeyCommand=state,title UIMenuController=hideMenu,hideMenuFromView:,showMenuFromView:rect:
          UIMutableApplicationShortcutItem=targetContentIdentifier
          UINavigationBar=compactAppearance,scrollEdgeAppearance,standardAppearance
          UINavigationItem=compactAppearance,scrollEdgeAppearance,standardAppearance
          UIPickerViewAccessibilityDelegate=pickerView:accessibilityAttributedUserInputLabelsForComponent:
          UIPickerViewAccessibilityDelegate=pickerView:accessibilityUserInputLabelsForComponent:
          UIResponder=activityItemsConfiguration,buildMenuWithBuilder:,editingInteractionConfiguration,validateCommand:
          UIResponderStandardEditActions=updateTextAttributesWithConversionHandler: UIScreen=calibratedLatency
          UIScrollView=automaticallyAdjustsScrollIndicatorInsets,horizontalScrollIndicatorInsets
          UIScrollView=verticalScrollIndicatorInsets UISearchBar=searchTextField,setShowsScopeBar:animated:
          UISearchController=automaticallyShowsCancelButton,automaticallyShowsScopeBar
          UISearchController=automaticallyShowsSearchResultsController,showsSearchResultsController
          UISegmentedControl=selectedSegmentTintColor UISplitViewController=primaryBackgroundStyle
          UIStoryboard=instantiateInitialViewControllerWithCreator:,instantiateViewControllerWithIdentifier:creator:
          UITabBar=standardAppearance UITabBarItem=standardAppearance
          UITableViewDelegate=tableView:contextMenuConfigurationForRowAtIndexPath:point:
          UITableViewDelegate=tableView:didBeginMultipleSelectionInteractionAtIndexPath:
          UITableViewDelegate=tableView:previewForDismissingContextMenuWithConfiguration:
          UITableViewDelegate=tableView:previewForHighlightingContextMenuWithConfiguration:
          UITableViewDelegate=tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:
          UITableViewDelegate=tableView:willPerformPreviewActionForMenuWithConfiguration:animator:
          UITableViewDelegate=tableViewDidEndMultipleSelectionInteraction:
          UITableViewSource=tableView:contextMenuConfigurationForRowAtIndexPath:point:
          UITableViewSource=tableView:didBeginMultipleSelectionInteractionAtIndexPath:
          UITableViewSource=tableView:previewForDismissingContextMenuWithConfiguration:
          UITableViewSource=tableView:previewForHighlightingContextMenuWithConfiguration:
          UITableViewSource=tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:
          UITableViewSource=tableView:willPerformPreviewActionForMenuWithConfiguration:animator:
          UITableViewSource=tableViewDidEndMultipleSelectionInteraction: UITextDocumentProxy=setMarkedText:selectedRange:,unmarkText
          UITextFieldDelegate=textFieldDidChangeSelection:
          UITextInput=insertText:alternatives:style:,insertTextPlaceholderWithSize:,removeTextPlaceholder:
          UITextInput=replaceRange:withAttributedText:,setAttributedMarkedText:selectedRange: UITextView=usesStandardTextScaling
          UIToolbar=compactAppearance,standardAppearance
          UITraitCollection=accessibilityContrast,currentTraitCollection
          UITraitCollection=hasDifferentColorAppearanceComparedToTraitCollection:,imageConfiguration,legibilityWeight
          UITraitCollection=performAsCurrentTraitCollection:,traitCollectionWithAccessibilityContrast:
          UITraitCollection=traitCollectionWithLegibilityWeight:,traitCollectionWithUserInterfaceLevel:
          UITraitCollection=userInterfaceLevel UIVibrancyEffect=effectForBlurEffect:style:
          UIView=largeContentImage,largeContentImageInsets,largeContentTitle
          UIView=modifyAnimationsWithRepeatCount:autoreverses:animations:,overrideUserInterfaceStyle
          UIView=scalesLargeContentImage,showsLargeContentViewer,transform3D
          UIViewController=canPerformUnwindSegueAction:fromViewController:sender:,modalInPresentation
          UIViewController=overrideUserInterfaceStyle,performsActionsWhilePresentingModally,viewIsAppearing:
          UIWindow=canResizeToFitContent,initWithWindowScene:,windowScene
        13.2
          UIApplicationDelegate=application:shouldRestoreSecureApplicationState:
          UIApplicationDelegate=application:shouldSaveSecureApplicationState:
        13.4
          UIAxis UIDatePickerStyle UIEventButtonMask UIKey UIKeyboardHidUsage UIPointerEffect UIPointerEffectTintMode
          UIPointerHighlightEffect UIPointerHoverEffect UIPointerInteraction UIPointerInteractionAnimating UIPointerInteractionDelegate
          UIPointerLiftEffect UIPointerRegion UIPointerRegionRequest UIPointerShape UIPointerStyle UIScrollType UIScrollTypeMask
          UIButton=pointerInteractionEnabled,pointerStyleProvider UIDatePicker=datePickerStyle,preferredDatePickerStyle
          UIEvent=buttonMask,modifierFlags UIGestureRecognizer=buttonMask,modifierFlags,shouldReceiveEvent:
          UIGestureRecognizerDelegate=gestureRecognizer:shouldReceiveEvent: UIPanGestureRecognizer=allowedScrollTypesMask UIPress=key
          UITapGestureRecognizer=buttonMaskRequired
        14.0
          NSDiffableDataSourceSectionSnapshot NSDiffableDataSourceSectionTransaction NSDiffableDataSourceTransaction
          NSUrlSessionTaskMetricsDomainResolutionProtocol UIBackgroundConfiguration UIButtonRole UICellAccessory
          UICellAccessoryCheckmark UICellAccessoryCustomView UICellAccessoryDelete UICellAccessoryDisclosureIndicator
          UICellAccessoryDisplayedState UICellAccessoryInsert UICellAccessoryLabel UICellAccessoryMultiselect
          UICellAccessoryOutlineDisclosure UICellAccessoryOutlineDisclosureStyle UICellAccessoryPlacement UICellAccessoryReorder
          UICellConfigurationDragState UICellConfigurationDropState UICellConfigurationState UICollectionLayoutListAppearance
          UICollectionLayoutListConfiguration UICollectionLayoutListFooterMode UICollectionLayoutListHeaderMode
          UICollectionViewCellRegistration UICollectionViewDiffableDataSourceReorderingHandlers
          UICollectionViewDiffableDataSourceSectionSnapshotHandlers UICollectionViewListCell UICollectionViewSupplementaryRegistration
          UIColorPickerViewController UIColorPickerViewControllerDelegate UIColorWell UIConfigurationColorTransformer
          UIConfigurationState UIContentConfiguration UIContentInsetsReference UIContentView UIContextMenuInteractionAppearance
          UIDeferredMenuElement UIIndirectScribbleInteraction UIIndirectScribbleInteractionDelegate UIListContentConfiguration
          UIListContentImageProperties UIListContentTextAlignment UIListContentTextProperties UIListContentTextTransform
          UIListContentView UINavigationItemBackButtonDisplayMode UIPageControlBackgroundStyle UIPageControlInteractionState
          UIPasteboardDetectionPattern UIPointerLockState UIScribbleInteraction UIScribbleInteractionDelegate
          UISplitViewControllerColumn UISplitViewControllerSplitBehavior UISplitViewControllerStyle UISwitchStyle
          UIUserInterfaceActiveAppearance UIViewConfigurationState
          NSCoder=decodeArrayOfObjectsOfClass:forKey:,decodeArrayOfObjectsOfClasses:forKey:
          NSCoder=decodeDictionaryWithKeysOfClass:objectsOfClass:forKey:
          NSCoder=decodeDictionaryWithKeysOfClasses:objectsOfClasses:forKey:
          NSDate=dateWithSRAbsoluteTime:,initWithSRAbsoluteTime:,srAbsoluteTime
          NSKeyedUnarchiver=unarchivedArrayOfObjectsOfClass:fromData:error:
          NSKeyedUnarchiver=unarchivedArrayOfObjectsOfClasses:fromData:error:
          NSKeyedUnarchiver=unarchivedDictionaryWithKeysOfClass:objectsOfClass:fromData:error:
          NSKeyedUnarchiver=unarchivedDictionaryWithKeysOfClasses:objectsOfClasses:fromData:error: NSProcessInfo=iOSAppOnMac
          NSURLSessionTaskTransactionMetrics=domainResolutionProtocol NSUserActivity=appClipActivationPayload NSXPCConnection=activate
          NSXPCListener=activate
          UIAccessibilityCustomAction=image,initWithAttributedName:image:actionHandler:
          UIAccessibilityCustomAction=initWithAttributedName:image:target:selector:,initWithName:image:actionHandler:
          UIAccessibilityCustomAction=initWithName:image:target:selector: UIAction=actionWithHandler:,sender
          UIActivityViewController=initWithActivityItemsConfiguration: UIApplicationDelegate=application:handlerForIntent:
          UIBarButtonItem=fixedSpaceItemOfWidth:,flexibleSpaceItem,initWithBarButtonSystemItem:menu:
          UIBarButtonItem=initWithBarButtonSystemItem:primaryAction:,initWithImage:menu:,initWithPrimaryAction:
          UIBarButtonItem=initWithTitle:menu:,menu,primaryAction
          UIButton=buttonWithType:primaryAction:,initWithFrame:primaryAction:,menu,role,systemButtonWithPrimaryAction:
          UICollectionView=allowsMultipleSelectionDuringEditing,allowsSelectionDuringEditing
          UICollectionView=dequeueConfiguredReusableCellWithRegistration:forIndexPath:item:
          UICollectionView=dequeueConfiguredReusableSupplementaryViewWithRegistration:forIndexPath:,editing
          UICollectionView=selectionFollowsFocus
          UICollectionViewCell=automaticallyUpdatesBackgroundConfiguration,automaticallyUpdatesContentConfiguration
          UICollectionViewCell=backgroundConfiguration,configurationState,contentConfiguration
          UICollectionViewCell=setNeedsUpdateConfiguration,updateConfigurationUsingState:
          UICollectionViewCompositionalLayout=layoutWithListConfiguration:
          UICollectionViewCompositionalLayoutConfiguration=contentInsetsReference
          UICollectionViewDelegate=collectionView:canEditItemAtIndexPath:
          UICollectionViewDelegate=collectionView:willDisplayContextMenuWithConfiguration:animator:
          UICollectionViewDelegate=collectionView:willEndContextMenuInteractionWithConfiguration:animator:
          UICollectionViewDiffableDataSource=applySnapshot:toSection:animatingDifferences:
          UICollectionViewDiffableDataSource=applySnapshot:toSection:animatingDifferences:completion:,reorderingHandlers
          UICollectionViewDiffableDataSource=sectionSnapshotHandlers,snapshotForSection: UIColor=accessibilityName
          UIContextMenuInteraction=dismissMenu,menuAppearance,updateVisibleMenuWithBlock:
          UIControl=addAction:forControlEvents:,contextMenuInteraction,contextMenuInteractionEnabled
          UIControl=enumerateEventHandlers:,initWithFrame:primaryAction:,menuAttachmentPointForConfiguration:
          UIControl=removeAction:forControlEvents:,removeActionForIdentifier:forControlEvents:,sendAction:
          UIControl=showsMenuAsPrimaryAction UIDocumentBrowserViewController=contentTypesForRecentDocuments,initForOpeningContentTypes:
          UIDocumentPickerViewController=initForExportingURLs:,initForExportingURLs:asCopy:,initForOpeningContentTypes:
          UIDocumentPickerViewController=initForOpeningContentTypes:asCopy: UIFocusEnvironment=focusGroupIdentifier
          UILabel=lineBreakStrategy UIMenu=menuWithChildren: UINavigationItem=backButtonDisplayMode
          UIPageControl=allowsContinuousInteraction,backgroundStyle,indicatorImageForPage:,interactionState
          UIPageControl=preferredIndicatorImage,setIndicatorImage:forPage:
          UIPasteboard=detectPatternsForPatterns:completionHandler:
          UIPasteboard=detectPatternsForPatterns:inItemSet:completionHandler:,detectValuesForPatterns:completionHandler:
          UIPasteboard=detectValuesForPatterns:inItemSet:completionHandler: UIPencilInteraction=prefersPencilOnlyDrawing
          UIPointerLockStateDidChangeEventArgs=UIPointerLockStateSceneUserInfoKey UIPreviewParameters=shadowPath
          UIScene=pointerLockState
          UISegmentedControl=actionForSegmentAtIndex:,initWithFrame:actions:,insertSegmentWithAction:atIndex:animated:
          UISegmentedControl=segmentIndexForActionIdentifier:,setAction:forSegmentAtIndex:
          UISplitViewController=hideColumn:,initWithStyle:,maximumSupplementaryColumnWidth
          UISplitViewController=minimumSupplementaryColumnWidth,preferredPrimaryColumnWidth,preferredSplitBehavior
          UISplitViewController=preferredSupplementaryColumnWidth,preferredSupplementaryColumnWidthFraction
          UISplitViewController=setViewController:forColumn:,showColumn:,showsSecondaryOnlyButton,splitBehavior,style
          UISplitViewController=supplementaryColumnWidth,viewControllerForColumn:
          UISplitViewControllerDelegate=splitViewController:displayModeForExpandingToProposedDisplayMode:
          UISplitViewControllerDelegate=splitViewController:topColumnForCollapsingToProposedTopColumn:
          UISplitViewControllerDelegate=splitViewController:willHideColumn:,splitViewController:willShowColumn:
          UISplitViewControllerDelegate=splitViewControllerDidCollapse:,splitViewControllerDidExpand:
          UISplitViewControllerDelegate=splitViewControllerInteractivePresentationGestureDidEnd:
          UISplitViewControllerDelegate=splitViewControllerInteractivePresentationGestureWillBegin: UISwitch=preferredStyle,style,title
          UITableView=selectionFollowsFocus
          UITableViewCell=automaticallyUpdatesBackgroundConfiguration,automaticallyUpdatesContentConfiguration
          UITableViewCell=backgroundConfiguration,configurationState,contentConfiguration,defaultContentConfiguration
          UITableViewCell=setNeedsUpdateConfiguration,updateConfigurationUsingState:
          UITableViewDelegate=tableView:willDisplayContextMenuWithConfiguration:animator:
          UITableViewDelegate=tableView:willEndContextMenuInteractionWithConfiguration:animator:
          UITableViewHeaderFooterView=automaticallyUpdatesBackgroundConfiguration
          UITableViewHeaderFooterView=automaticallyUpdatesContentConfiguration,backgroundConfiguration
          UITableViewHeaderFooterView=configurationState,contentConfiguration,defaultContentConfiguration
          UITableViewHeaderFooterView=setNeedsUpdateConfiguration,updateConfigurationUsingState:
          UITableViewSource=tableView:willDisplayContextMenuWithConfiguration:animator:
          UITableViewSource=tableView:willEndContextMenuInteractionWithConfiguration:animator:
          UITraitCollection=activeAppearance,traitCollectionWithActiveAppearance: UIView=focusGroupIdentifier
          UIViewController=childViewControllerForPointerLock,prefersPointerLocked,setNeedsUpdateOfPrefersPointerLocked
        14.5
          UIEventAttribution UIEventAttributionView UIListSeparatorConfiguration UIListSeparatorVisibility UIPrintRenderingQuality
          UIPrintServiceExtension UIPrinterDestination UISplitViewControllerDisplayModeButtonVisibility NSError=underlyingErrors
          NSMutableURLRequest=assumesHTTP3Capable NSURLRequest=assumesHTTP3Capable NSURLSessionTask=prefersIncrementalDelivery
          UICollectionLayoutListConfiguration=itemSeparatorHandler,separatorConfiguration
          UIPrintPageRenderer=currentRenderingQualityForRequestedRenderingQuality: UISceneOpenExternalURLOptions=eventAttribution
          UISceneOpenURLOptions=eventAttribution UISplitViewController=displayModeButtonVisibility
        15.0
          CAFrameRateRange NSAttributedStringMarkdownParsingOptions NSAttributedStringNameKey NSInflectionRule NSInflectionRuleExplicit
          NSMorphology NSMorphologyCustomPronoun NSPresentationIntent UIActionIdentifier UIActivityItemsConfigurationProviding
          UIBandSelectionInteraction UIBandSelectionInteractionState UIBehavioralStyle UIButtonConfiguration
          UIButtonConfigurationCornerStyle UIButtonConfigurationMacIdiomStyle UIButtonConfigurationSize
          UIButtonConfigurationTitleAlignment UIFocusEffect UIFocusGroupPriority UIFocusHaloEffect UIFocusHaloEffectPosition
          UIKeyboardLayoutGuide UIPointerAccessory UISheetPresentationController UISheetPresentationControllerDelegate
          UISheetPresentationControllerDetent UISheetPresentationControllerDetentIdentifier UIToolTipConfiguration UIToolTipInteraction
          UIToolTipInteractionDelegate UITrackingLayoutGuide UIWindowSceneActivationAction UIWindowSceneActivationConfiguration
          UIWindowSceneActivationInteraction UIWindowSceneActivationRequestOptions UIWindowScenePresentationStyle
          CAAnimation=preferredFrameRateRange CADisplayLink=preferredFrameRateRange
          NSAttributedString=attributedStringByInflectingString
          NSAttributedString=initWithContentsOfMarkdownFileAtURL:options:baseURL:error:
          NSAttributedString=initWithMarkdown:options:baseURL:error:,initWithMarkdownString:options:baseURL:error:
          NSBundle=localizedAttributedStringForKey:value:table: NSMutableURLRequest=attribution NSPersonNameComponentsFormatter=locale
          NSURLRequest=attribution NSURLSessionTask=delegate NSUUID=compare:
          UIAction=captureTextFromCameraActionForResponder:identifier:
          UIAdaptivePresentationControllerDelegate=presentationController:prepareAdaptivePresentationController:
          UIApplicationDelegate=applicationShouldAutomaticallyLocalizeKeyCommands: UIBackgroundConfiguration=image,imageContentMode
          UIBarButtonItem=changesSelectionAsPrimaryAction,selected
          UIButton=automaticallyUpdatesConfiguration,behavioralStyle,buttonWithConfiguration:primaryAction:
          UIButton=changesSelectionAsPrimaryAction,configuration,configurationUpdateHandler,held,hovered
          UIButton=preferredBehavioralStyle,setNeedsUpdateConfiguration,subtitleLabel,updateConfiguration
          UICollectionLayoutListConfiguration=headerTopPadding
          UICollectionView=allowsFocus,allowsFocusDuringEditing,contextMenuInteraction,reconfigureItemsAtIndexPaths:
          UICollectionViewCell=configurationUpdateHandler
          UICollectionViewDelegate=collectionView:sceneActivationConfigurationForItemAtIndexPath:point:
          UICollectionViewDelegate=collectionView:selectionFollowsFocusForItemAtIndexPath:
          UICollectionViewDelegate=collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:
          UICollectionViewDiffableDataSource=applySnapshotUsingReloadData:,applySnapshotUsingReloadData:completion:
          UICollectionViewDiffableDataSource=indexForSectionIdentifier:,sectionIdentifierForIndex:
          UIColor=systemCyanColor,systemMintColor,tintColor
          UIColorPickerViewControllerDelegate=colorPickerViewController:didSelectColor:continuously:
          UIControl=toolTip,toolTipInteraction UIDatePicker=roundsToMinuteInterval UIDeferredMenuElement=elementWithUncachedProvider:
          UIFocusDebugger=checkFocusGroupTreeForEnvironment: UIFocusItem=focusEffect,focusGroupPriority,isTransparentFocusItem
          UIImage=imageByPreparingForDisplay,imageByPreparingThumbnailOfSize:,prepareForDisplayWithCompletionHandler:
          UIImage=prepareThumbnailOfSize:completionHandler:
          UIImageSymbolConfiguration=configurationPreferringMulticolor,configurationWithHierarchicalColor:
          UIImageSymbolConfiguration=configurationWithPaletteColors:
          UIKeyCommand=allowsAutomaticLocalization,allowsAutomaticMirroring,wantsPriorityOverSystemBehavior
          UILabel=showsExpansionTextWhenTruncated
          UIListContentConfiguration=extraProminentInsetGroupedHeaderConfiguration
          UIListContentConfiguration=prominentInsetGroupedHeaderConfiguration UIListSeparatorConfiguration=visualEffect
          UIMenu=selectedElements UIMenuElement=subtitle UINavigationBar=compactScrollEdgeAppearance
          UINavigationItem=compactScrollEdgeAppearance UIPointerRegion=latchingAxes UIPointerStyle=accessories,systemPointerStyle
          UIPopoverPresentationController=adaptiveSheetPresentationController UIPrintInteractionController=showsPaperOrientation
          UIResponder=captureTextFromCamera: UIResponderStandardEditActions=pasteAndGo:,pasteAndMatchStyle:,pasteAndSearch:,print:
          UIScene=completeStateRestoration,extendStateRestoration,subtitle UISlider=behavioralStyle,preferredBehavioralStyle
          UITabBar=scrollEdgeAppearance UITabBarItem=scrollEdgeAppearance
          UITableView=allowsFocus,allowsFocusDuringEditing,contextMenuInteraction,fillerRowHeight,prefetchingEnabled
          UITableView=reconfigureRowsAtIndexPaths:,sectionHeaderTopPadding UITableViewCell=configurationUpdateHandler
          UITableViewDelegate=tableView:selectionFollowsFocusForRowAtIndexPath:
          UITableViewDiffableDataSource=applySnapshotUsingReloadData:,applySnapshotUsingReloadData:completion:
          UITableViewDiffableDataSource=indexForSectionIdentifier:,sectionIdentifierForIndex:
          UITableViewHeaderFooterView=configurationUpdateHandler UITableViewSource=tableView:selectionFollowsFocusForRowAtIndexPath:
          UITextField=interactionState UITextView=interactionState UIToolbar=compactScrollEdgeAppearance,scrollEdgeAppearance
          UIView=appliedContentSizeCategoryLimitsDescription,focusEffect,focusGroupPriority,keyboardLayoutGuide
          UIView=maximumContentSizeCategory,minimumContentSizeCategory UIViewConfigurationState=pinned
          UIViewController=contentScrollViewForEdge:,focusGroupIdentifier,setContentScrollView:forEdge:
          UIViewController=sheetPresentationController UIWindow=canBecomeKeyWindow
          UIWindowScene=activityItemsConfigurationSource,focusSystem,keyWindow
        15.4
          UICellAccessoryDetail UIActivityViewController=allowsProminentActivity
        16.0
          CAEDRMetadata NSAttributedStringMarkdownSourcePosition UIAlertControllerSeverity UIButtonConfigurationIndicator
          UICalendarSelection UICalendarSelectionMultiDate UICalendarSelectionMultiDateDelegate UICalendarSelectionSingleDate
          UICalendarSelectionSingleDateDelegate UICalendarView UICalendarViewDecoration UICalendarViewDecorationSize
          UICalendarViewDelegate UICellAccessoryPopUpMenu UICollectionViewSelfSizingInvalidation UIContextMenuConfigurationElementOrder
          UIDocumentProperties UIEditMenuArrowDirection UIEditMenuConfiguration UIEditMenuInteraction UIEditMenuInteractionAnimating
          UIEditMenuInteractionDelegate UIFindInteraction UIFindInteractionDelegate UIFindSession UIFindSessionSearchResultDisplayStyle
          UIFontWidth UIFontWidthConstants UILayoutGuideAspectFitting UIMenuElementSize UIMenuLeaf UINSToolbarItemPresentationSize
          UINavigationBarNSToolbarSection UINavigationItemRenameDelegate UINavigationItemSearchBarPlacement UINavigationItemStyle
          UIPageControlDirection UIPasteControl UIPasteControlConfiguration UIPasteControlDisplayMode
          UIPopoverPresentationControllerSourceItem UISceneWindowingBehaviors UIScreenReferenceDisplayModeStatus
          UISearchControllerScopeBarActivation UISearchSuggestion UISearchSuggestionItem
          UISheetPresentationControllerDetentResolutionContext UITableViewSelfSizingInvalidation UITextSearchAggregator
          UITextSearchFoundTextStyle UITextSearchMatchMethod UITextSearchOptions UITextSearching UITextSearchingFindSession
          UIWindowSceneGeometry UIWindowSceneGeometryPreferences UIWindowSceneGeometryPreferencesIOS UIWindowSceneGeometryPreferencesMac
          CAMetalLayer=EDRMetadata,developerHUDProperties,wantsExtendedDynamicRangeContent
          NSAttributedStringMarkdownParsingOptions=appliesSourcePositionAttributes NSError=fileProviderErrorForRejectedDeletionOfItem:
          NSItemProvider=initWithContentsOfURL:contentType:openInPlace:coordinated:visibility:
          NSItemProvider=loadDataRepresentationForContentType:completionHandler:
          NSItemProvider=loadFileRepresentationForContentType:openInPlace:completionHandler:
          NSItemProvider=registerCKShare:container:allowedSharingOptions:
          NSItemProvider=registerCKShareWithContainer:allowedSharingOptions:preparationHandler:
          NSItemProvider=registerDataRepresentationForContentType:visibility:loadHandler:
          NSItemProvider=registerFileRepresentationForContentType:visibility:openInPlace:loadHandler:
          NSItemProvider=registeredContentTypes,registeredContentTypesConformingToContentType:
          NSItemProvider=registeredContentTypesForOpenInPlace NSURLComponents=encodedHost
          NSURLSessionConfiguration=requiresDNSSECValidation NSURLSessionTaskDelegate=URLSession:didCreateTask:
          NSValue=CMVideoDimensionsValue,valueWithCMVideoDimensions: UIAlertController=severity
          UIBarButtonItem=creatingFixedGroup,creatingMovableGroupWithCustomizationIdentifier:
          UIBarButtonItem=creatingOptionalGroupWithCustomizationIdentifier:inDefaultCustomization:,hidden
          UIBarButtonItem=initWithBarButtonSystemItem:primaryAction:menu:,initWithPrimaryAction:menu:
          UIBarButtonItem=initWithTitle:image:target:action:menu:,menuRepresentation,preferredMenuElementOrder
          UIBarButtonItemGroup=alwaysAvailable,fixedGroupWithRepresentativeItem:items:,hidden,menuRepresentation
          UIBarButtonItemGroup=movableGroupWithCustomizationIdentifier:representativeItem:items:
          UIBarButtonItemGroup=optionalGroupWithCustomizationIdentifier:inDefaultCustomization:representativeItem:items:
          UIButton=preferredMenuElementOrder UIButtonConfiguration=indicator,indicatorColorTransformer
          UICollectionView=selfSizingInvalidation UICollectionViewCell=defaultBackgroundConfiguration
          UICollectionViewDelegate=collectionView:canPerformPrimaryActionForItemAtIndexPath:
          UICollectionViewDelegate=collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:
          UICollectionViewDelegate=collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:
          UICollectionViewDelegate=collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:
          UICollectionViewDelegate=collectionView:performPrimaryActionForItemAtIndexPath: UIContentView=supportsConfiguration:
          UIContextMenuConfiguration=badgeCount,preferredMenuElementOrder,secondaryItemIdentifiers
          UIContextMenuInteractionDelegate=contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:
          UIContextMenuInteractionDelegate=contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:
          UIDocumentBrowserViewController=renameDocumentAtURL:proposedName:completionHandler:
          UIFocusDebugger=focusGroupsForEnvironment:,preferredFocusEnvironmentsForEnvironment: UIFont=systemFontOfSize:weight:width:
          UIImage=imageNamed:inBundle:variableValue:withConfiguration:,systemImageNamed:variableValue:withConfiguration:
          UIImageSymbolConfiguration=configurationPreferringMonochrome UIListContentTextProperties=showsExpansionTextWhenTruncated
          UIMenu=preferredElementSize UINavigationBar=behavioralStyle,currentNSToolbarSection,preferredBehavioralStyle
          UINavigationBarDelegate=navigationBarNSToolbarSection:
          UINavigationItem=additionalOverflowItems,backAction,centerItemGroups,customizationIdentifier
          UINavigationItem=documentProperties,leadingItemGroups,overflowPresentationSource,pinnedTrailingGroup
          UINavigationItem=preferredSearchBarPlacement,renameDelegate,searchBarPlacement,style,titleMenuProvider
          UINavigationItem=trailingItemGroups
          UIPageControl=currentPageIndicatorImageForPage:,direction,preferredCurrentPageIndicatorImage
          UIPageControl=setCurrentPageIndicatorImage:forPage: UIPopoverPresentationController=sourceItem
          UIPrintFormatter=requiresMainThread
          UIResponderStandardEditActions=duplicate:,export:,find:,findAndReplace:,findNext:,findPrevious:,move:,rename:
          UIResponderStandardEditActions=useSelectionForFind: UISceneSizeRestrictions=allowsFullScreen
          UIScreen=currentEDRHeadroom,potentialEDRHeadroom,referenceDisplayModeStatus
          UISearchController=ignoresSearchSuggestionsForSearchBarPlacementStacked,scopeBarActivation,searchBarPlacement
          UISearchController=searchSuggestions
          UISearchControllerDelegate=searchController:didChangeFromSearchBarPlacement:
          UISearchControllerDelegate=searchController:willChangeToSearchBarPlacement:
          UISearchResultsUpdating=updateSearchResultsForSearchController:selectingSearchSuggestion: UISearchTextField=searchSuggestions
          UISearchTextFieldDelegate=searchTextField:didSelectSuggestion: UISheetPresentationController=invalidateDetents
          UISheetPresentationControllerDetent=customDetentWithIdentifier:resolver:,identifier,resolvedValueInContext:
          UITableView=selfSizingInvalidation UITableViewCell=defaultBackgroundConfiguration
          UITableViewDelegate=tableView:canPerformPrimaryActionForRowAtIndexPath:
          UITableViewDelegate=tableView:performPrimaryActionForRowAtIndexPath:
          UITableViewHeaderFooterView=defaultBackgroundConfiguration
          UITableViewSource=tableView:canPerformPrimaryActionForRowAtIndexPath:
          UITableViewSource=tableView:performPrimaryActionForRowAtIndexPath:
          UITextFieldDelegate=textField:editMenuForCharactersInRange:suggestedActions:
          UITextFieldDelegate=textField:willDismissEditMenuWithAnimator:,textField:willPresentEditMenuWithAnimator:
          UITextInput=editMenuForTextRange:suggestedActions:,willDismissEditMenuWithAnimator:
          UITextInput=willPresentEditMenuWithAnimator:
          UITextView=findInteraction,findInteractionEnabled,textLayoutManager,textViewUsingTextLayoutManager:
          UITextViewDelegate=textView:editMenuForTextInRange:suggestedActions:,textView:willDismissEditMenuWithAnimator:
          UITextViewDelegate=textView:willPresentEditMenuWithAnimator:
          UITraitCollection=toolbarItemPresentationSize,traitCollectionWithToolbarItemPresentationSize: UIView=anchorPoint
          UIViewController=activePresentationController,interactionActivityTrackingBaseName
          UIViewController=setNeedsUpdateOfSupportedInterfaceOrientations UIWindow=safeAreaAspectFitLayoutGuide
          UIWindowScene=effectiveGeometry,fullScreen,requestGeometryUpdateWithPreferences:errorHandler:
          UIWindowScene=windowingBehaviors
        16.1
          NSMutableURLRequest=requiresDNSSECValidation NSURLRequest=requiresDNSSECValidation UIHoverGestureRecognizer=zOffset
        16.2
          UICalendarViewDelegate=calendarView:didChangeVisibleDateComponentsFrom:
        16.4
          UITextInputContext UIHoverGestureRecognizer=altitudeAngle,azimuthAngleInView:,azimuthUnitVectorInView: UISearchBar=enabled
        17.0
          CAMetalDisplayLink CAMetalDisplayLinkDelegate CAMetalDisplayLinkUpdate NSGrammaticalCase NSGrammaticalDefiniteness
          NSGrammaticalDetermination NSGrammaticalPerson NSGrammaticalPronounType NSMorphologyPronoun NSTermOfAddress
          UIAccessibilityDirectTouchOptions UIAccessibilityPriority UICGFloatTraitDefinition
          UICollectionLayoutSectionOrthogonalScrollingBounce UICollectionLayoutSectionOrthogonalScrollingDecelerationRate
          UICollectionLayoutSectionOrthogonalScrollingProperties UIContentUnavailableAlignment UIContentUnavailableButtonProperties
          UIContentUnavailableConfiguration UIContentUnavailableConfigurationState UIContentUnavailableImageProperties
          UIContentUnavailableTextProperties UIContentUnavailableView UICornerCurve UIDocumentViewController UIHoverAutomaticEffect
          UIHoverEffect UIHoverHighlightEffect UIHoverLiftEffect UIHoverStyle UIImageDynamicRange UIImageReader
          UIImageReaderConfiguration UILabelVibrancy UILetterformAwareAdjusting UILetterformAwareSizingRule UILookToDictateCapable
          UIMutableTraits UINSIntegerTraitDefinition UIObjectTraitDefinition UIPageControlProgress UIPageControlProgressDelegate
          UIPageControlTimerProgress UIPageControlTimerProgressDelegate UIResolvedShape UISceneCaptureState
          UISceneSessionActivationRequest UIShape UIShapeProvider UIShapeResolutionContext UISymbolEffectCompletionContext
          UITextCursorView UITextInlinePredictionType UITextItem UITextItemContentType UITextItemMenuConfiguration UITextItemMenuPreview
          UITextLoupeSession UITextSelectionDisplayInteraction UITextSelectionDisplayInteractionDelegate UITextSelectionHandleView
          UITextSelectionHighlightView UITextViewBorderStyle UITraitAccessibilityContrast UITraitActiveAppearance
          UITraitChangeObservable UITraitChangeRegistration UITraitDefinition UITraitDisplayGamut UITraitDisplayScale
          UITraitForceTouchCapability UITraitHorizontalSizeClass UITraitImageDynamicRange UITraitLayoutDirection UITraitLegibilityWeight
          UITraitOverrides UITraitPreferredContentSizeCategory UITraitSceneCaptureState UITraitToolbarItemPresentationSize
          UITraitTypesettingLanguage UITraitUserInterfaceIdiom UITraitUserInterfaceLevel UITraitUserInterfaceStyle
          UITraitVerticalSizeClass UIWindowSceneDragInteraction UIWindowScenePlacement UIWindowSceneProminentPlacement
          UIWindowSceneStandardPlacement CAEDRMetadata=HLGMetadataWithAmbientViewingEnvironment:
          CALayer=wantsExtendedDynamicRangeContent
          CASpringAnimation=allowsOverdamping,bounce,initWithPerceptualDuration:bounce:,perceptualDuration
          NSLocale=languageIdentifier,regionCode
          NSMorphology=definiteness,determination,grammaticalCase,grammaticalPerson,pronounType
          NSURL=URLWithString:encodingInvalidCharacters: NSURLComponents=componentsWithString:encodingInvalidCharacters:
          NSURLSession=uploadTaskWithResumeData:,uploadTaskWithResumeData:completionHandler:
          NSURLSessionTaskDelegate=URLSession:task:didReceiveInformationalResponse:
          NSURLSessionTaskDelegate=URLSession:task:needNewBodyStreamFromOffset:completionHandler:
          NSURLSessionUploadTask=cancelByProducingResumeData: UIAccessibility=accessibilityDirectTouchOptions
          UIApplication=activateSceneSessionForRequest:errorHandler:
          UIBarButtonItem=addSymbolEffect:,addSymbolEffect:options:,addSymbolEffect:options:animated:
          UIBarButtonItem=removeAllSymbolEffects,removeAllSymbolEffectsWithOptions:
          UIBarButtonItem=removeAllSymbolEffectsWithOptions:animated:,removeSymbolEffectOfType:
          UIBarButtonItem=removeSymbolEffectOfType:options:,removeSymbolEffectOfType:options:animated:
          UIBarButtonItem=setSymbolImage:withContentTransition:,setSymbolImage:withContentTransition:options:
          UIBarButtonItem=symbolAnimationEnabled UIControl=symbolAnimationEnabled UIGraphicsImageRendererFormat=supportsHighDynamicRange
          UIImage=imageRestrictedToStandardDynamicRange,isHighDynamicRange
          UIImageConfiguration=configurationWithLocale:,configurationWithTraitCollection:,locale
          UIImageView=addSymbolEffect:,addSymbolEffect:options:,addSymbolEffect:options:animated:
          UIImageView=addSymbolEffect:options:animated:completion:,imageDynamicRange,preferredImageDynamicRange
          UIImageView=removeAllSymbolEffects,removeAllSymbolEffectsWithOptions:
          UIImageView=removeAllSymbolEffectsWithOptions:animated:,removeSymbolEffectOfType:
          UIImageView=removeSymbolEffectOfType:options:,removeSymbolEffectOfType:options:animated:
          UIImageView=removeSymbolEffectOfType:options:animated:completion:,setSymbolImage:withContentTransition:
          UIImageView=setSymbolImage:withContentTransition:options:
          UIImageView=setSymbolImage:withContentTransition:options:completion:
          UIKeyboardLayoutGuide=keyboardDismissPadding,usesBottomSafeArea UILabel=preferredVibrancy UIMenuLeaf=selectedImage
          UIPageControl=progress UIPopoverPresentationControllerSourceItem=frameInView: UIPresentationController=traitOverrides
          UIScrollView=allowsKeyboardScrolling UISearchBar=lookToDictateEnabled UISheetPresentationController=prefersPageSizing
          UISpringTimingParameters=initWithDuration:bounce:,initWithDuration:bounce:initialVelocity:
          UITextInputTraits=inlinePredictionType UITextView=borderStyle
          UITextViewDelegate=textView:menuConfigurationForTextItem:defaultMenu:
          UITextViewDelegate=textView:primaryActionForTextItem:defaultAction:
          UITextViewDelegate=textView:textItemMenuWillDisplayForTextItem:animator:
          UITextViewDelegate=textView:textItemMenuWillEndForTextItem:animator:
          UITraitCollection=changedTraitsFromTraitCollection:,imageDynamicRange,objectForTrait:,sceneCaptureState
          UITraitCollection=systemTraitsAffectingColorAppearance,systemTraitsAffectingImageLookup
          UITraitCollection=traitCollectionByModifyingTraits:,traitCollectionByReplacingCGFloatValue:forTrait:
          UITraitCollection=traitCollectionByReplacingNSIntegerValue:forTrait:
          UITraitCollection=traitCollectionByReplacingObject:forTrait:,traitCollectionWithCGFloatValue:forTrait:
          UITraitCollection=traitCollectionWithImageDynamicRange:,traitCollectionWithNSIntegerValue:forTrait:
          UITraitCollection=traitCollectionWithObject:forTrait:,traitCollectionWithSceneCaptureState:
          UITraitCollection=traitCollectionWithTraits:,traitCollectionWithTypesettingLanguage:,typesettingLanguage
          UITraitCollection=valueForCGFloatTrait:,valueForNSIntegerTrait:
          UIView=animateWithSpringDuration:bounce:initialSpringVelocity:delay:options:animations:completion:,hoverStyle
          UIView=traitOverrides,updateTraitsIfNeeded
          UIViewController=contentUnavailableConfiguration,contentUnavailableConfigurationState
          UIViewController=setNeedsUpdateContentUnavailableConfiguration,traitOverrides
          UIViewController=updateContentUnavailableConfigurationUsingState:,updateTraitsIfNeeded UIWindowScene=traitOverrides
          UIWindowSceneActivationRequestOptions=placement
        17.4
          UIItemProviderReadingAugmentationProviding UIMenuDisplayPreferences UIStandardTextCursorView UITextCursorDropPositionAnimator
          NSFilePresenter=accommodatePresentedItemEvictionWithCompletionHandler: NSUndoManager=redoCount,undoCount
          UIControl=performPrimaryAction UIDragItem=setNeedsDropPreviewUpdate UIMenu=displayPreferences
          UIScrollView=bouncesHorizontally,bouncesVertically,contentAlignmentPoint,scrollAnimating
          UIScrollView=stopScrollingAndZooming,transfersHorizontalScrollingToParent,transfersVerticalScrollingToParent
          UIScrollView=withScrollIndicatorsShownForContentOffsetChanges:,zoomAnimating UITextInput=caretTransformForPosition:
          UITextSelectionRect=transform
        17.5
          UICanvasFeedbackGenerator UIPencilHoverPose UIPencilInteractionPhase UIPencilInteractionSqueeze UIPencilInteractionTap
          UIFeedbackGenerator=feedbackGeneratorForView: UIHoverGestureRecognizer=rollAngle
          UIImpactFeedbackGenerator=feedbackGeneratorForView:,feedbackGeneratorWithStyle:forView:
          UIImpactFeedbackGenerator=impactOccurredAtLocation:,impactOccurredWithIntensity:atLocation:
          UINotificationFeedbackGenerator=feedbackGeneratorForView:,notificationOccurred:atLocation:
          UIPencilInteraction=initWithDelegate:,preferredSqueezeAction,prefersHoverToolPreview
          UIPencilInteractionDelegate=pencilInteraction:didReceiveSqueeze:,pencilInteraction:didReceiveTap:
          UISelectionFeedbackGenerator=feedbackGeneratorForView:,selectionChangedAtLocation: UITouch=rollAngle
        18.0
          CAToneMapMode NSKeyValueSharedObserverRegistration_NSObject NSKeyValueSharedObservers NSKeyValueSharedObserversSnapshot
          NSLocalizedNumberFormatRule NSObject_UIAccessibilityHitTest NSObject_UIAccessibilityTextNavigation
          UIAccessibilityExpandedStatus UIActivityCollaborationMode UIActivityCollaborationModeRestriction UIActivitySectionTypes
          UICalendarSelectionWeekOfYear UICalendarSelectionWeekOfYearDelegate UICollectionLayoutListContentHuggingElements
          UIColorProminence UIDocumentCreationIntent UIDocumentViewControllerLaunchOptions UIFocusItemDeferralMode UIListEnvironment
          UISceneSystemProtectionManager UISearchTab UIShadowProperties UITab UITabBarControllerMode UITabBarControllerSidebar
          UITabBarControllerSidebarAnimating UITabBarControllerSidebarDelegate UITabBarControllerSidebarLayout UITabGroup
          UITabGroupSidebarAppearance UITabPlacement UITabSidebarItem UITabSidebarItemRequest UITabSidebarScrollTarget
          UITableViewContentHuggingElements UITextFormattingViewController UITextFormattingViewControllerChangeType
          UITextFormattingViewControllerChangeValue UITextFormattingViewControllerComponent UITextFormattingViewControllerComponentGroup
          UITextFormattingViewControllerComponentKey UITextFormattingViewControllerComponentSize
          UITextFormattingViewControllerConfiguration UITextFormattingViewControllerDelegate
          UITextFormattingViewControllerFormattingDescriptor UITextFormattingViewControllerFormattingStyle
          UITextFormattingViewControllerHighlight UITextFormattingViewControllerTextAlignment UITextFormattingViewControllerTextList
          UITextMathExpressionCompletionType UITraitListEnvironment UIUpdateActionPhase UIUpdateInfo UIUpdateLink
          UIViewControllerTransition UIWritingToolsBehavior UIWritingToolsResultOptions UIZoomTransitionAlignmentRectContext
          UIZoomTransitionInteractionContext UIZoomTransitionOptions UIZoomTransitionSourceViewProviderContext CALayer=toneMapMode
          NSAttributedString=attributedStringWithAdaptiveImageGlyph:attributes:
          NSAttributedString=attributedStringWithAttachment:attributes:,prefersRTFDInRange: NSDateComponents=dayOfYear
          NSMutableURLRequest=allowsPersistentDNS NSNumberFormatter=minimumGroupingDigits NSTermOfAddress=currentUser
          NSURLRequest=allowsPersistentDNS
          NSUndoManager=redoActionUserInfoValueForKey:,setActionUserInfoValue:forKey:,undoActionUserInfoValueForKey:
          UIAccessibility=accessibilityExpandedStatus UIAccessibilityCustomAction=category
          UIActivityItemSource=activityViewControllerShareRecipients: UIActivityViewController=excludedActivitySectionTypes
          UIBackgroundConfiguration=listCellConfiguration,listFooterConfiguration,listHeaderConfiguration
          UIBackgroundConfiguration=shadowProperties UICollectionLayoutListConfiguration=contentHuggingElements
          UICollectionView=indexPathForSupplementaryView: UIColor=colorWithProminence:,prominence
          UIDocumentBrowserViewController=activeDocumentCreationIntent UIDocumentViewController=launchOptions
          UIFocusItem=focusItemDeferralMode UIListContentConfiguration=alpha,footerConfiguration,headerConfiguration
          UIListContentImageProperties=resolvedStrokeColorForTintColor:,strokeColor,strokeColorTransformer,strokeWidth
          UIMutableTraits=listEnvironment UIPasteControlConfiguration=imagePlacement UIScene=systemProtectionManager
          UITabBarController=compactTabIdentifiers,customizationIdentifier,initWithTabs:,mode,selectedTab
          UITabBarController=setTabBarHidden:animated:,setTabs:animated:,sidebar,tabBarHidden,tabForIdentifier:,tabs
          UITabBarControllerDelegate=tabBarController:didSelectTab:previousTab:
          UITabBarControllerDelegate=tabBarController:displayOrderDidChangeForGroup:
          UITabBarControllerDelegate=tabBarController:displayedViewControllersForTab:proposedViewControllers:
          UITabBarControllerDelegate=tabBarController:shouldSelectTab:,tabBarController:tab:acceptItemsFromDropSession:
          UITabBarControllerDelegate=tabBarController:tab:operationForAcceptingItemsFromDropSession:
          UITabBarControllerDelegate=tabBarController:visibilityDidChangeForTabs:,tabBarControllerDidEndEditing:
          UITabBarControllerDelegate=tabBarControllerWillBeginEditing: UITableView=contentHuggingElements
          UITextInput=didDismissWritingTools,editable,insertAdaptiveImageGlyph:replacementRange:
          UITextInput=supportsAdaptiveImageGlyph,willPresentWritingTools
          UITextInputTraits=allowedWritingToolsResultOptions,mathExpressionCompletionType,writingToolsBehavior
          UITextView=allowedWritingToolsResultOptions,drawTextHighlightBackgroundForTextRange:origin:
          UITextView=textFormattingConfiguration,textHighlightAttributes,writingToolsActive,writingToolsBehavior
          UITextViewDelegate=textView:didBeginFormattingWithViewController:,textView:didEndFormattingWithViewController:
          UITextViewDelegate=textView:willBeginFormattingWithViewController:
          UITextViewDelegate=textView:willEndFormattingWithViewController:
          UITextViewDelegate=textView:writingToolsIgnoredRangesInEnclosingRange:,textViewWritingToolsDidEnd:
          UITextViewDelegate=textViewWritingToolsWillBegin: UITraitCollection=listEnvironment,traitCollectionWithListEnvironment:
          UIViewController=preferredTransition,tab
        18.1
          NSObject_UIAccessibilityTextOperations
        18.2
          UIApplicationCategory UIApplicationCategoryDefaultErrorCode UIApplicationCategoryDefaultStatus
          UIApplication_DefaultApplication NSMutableURLRequest=cookiePartitionIdentifier NSURLRequest=cookiePartitionIdentifier
          UIResponderStandardEditActions=showWritingTools: UITextView=writingToolsCoordinator
        """
}
