import Foundation

extension Schema {
    /// View controllers.
    static let controllerElements: [String: Element] = [
        "viewController": controller("UIViewController"),
        "tableViewController": controller("UITableViewController", "clearsSelectionOnViewWillAppear"),
        "collectionViewController": controller(
            "UICollectionViewController",
            "clearsSelectionOnViewWillAppear installsStandardGestureForInteractiveMovement useLayoutToLayoutNavigationTransitions"),
        "navigationController": controller(
            "UINavigationController",
            """
            hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact interactiveContentPopGestureEnabled \
            navigationBarHidden toolbarHidden
            """),
        "tabBarController": controller("UITabBarController", "mode selectedIndex"),
        "splitViewController": controller(
            "UISplitViewController",
            """
            allowDoubleColumnStyle behavior displayModeButtonVisibility maximumPrimaryColumnWidth minimumPrimaryColumnWidth \
            preferredDisplayMode preferredPrimaryColumnWidthFraction presentsWithGesture primaryBackgroundStyle primaryEdge \
            showsSecondaryOnlyButton style
            """),
        "pageViewController": controller(
            "UIPageViewController", "doubleSided navigationOrientation pageSpacing spineLocation transitionStyle"),
        "imagePickerController": controller("UIImagePickerController", "allowsEditing sourceType"),
        "hostingController": controller("UIHostingController"),
        "avPlayerViewController": controller(
            "AVPlayerViewController",
            """
            allowsPictureInPicturePlayback allowsVideoFrameAnalysis canStartPictureInPictureAutomaticallyFromInline \
            entersFullScreenWhenPlaybackBegins exitsFullScreenWhenPlaybackEnds requiresLinearPlayback showsPlaybackControls \
            updatesNowPlayingInfoCenter videoGravity
            """),
        "glkViewController": controller("GLKViewController", "pauseOnWillResignActive preferredFramesPerSecond resumeOnDidBecomeActive"),
    ]

    /// Views of frameworks beside UIKit.
    static let otherFrameworkElements: [String: Element] = [
        "adBannerView": view("ADBannerView", "adType"),
        "arscnView": view(
            "ARSCNView",
            """
            allowsCameraControl antialiasingMode autoenablesDefaultLighting jitteringEnabled loops playing preferredFramesPerSecond \
            rendersCameraGrain rendersContinuously rendersMotionBlur showsStatistics temporalAntialiasingEnabled
            """),
        "arskView": view("ARSKView", "preferredFramesPerSecond"),
        "arView": view("ARView"),
        "glkView": view(
            "GLKView", "drawableColorFormat drawableDepthFormat drawableMultisample drawableStencilFormat enableSetNeedsDisplay"),
        "locationButton": view("CLLocationButton", "cornerRadius fontSize icon label"),
        "mapView": view(
            "MKMapView",
            """
            mapType multipleTouchEnabled pitchEnabled pitchButtonVisibility preferredConfiguration rotateEnabled scrollEnabled \
            selectableMapFeatures showsBuildings showsCompass showsPointsOfInterest showsScale showsTraffic showsUserLocation \
            showsUserTrackingButton showsZoomControls zoomEnabled
            """),
        "mtkView": view(
            "MTKView",
            """
            autoResizeDrawable clearDepth clearStencil colorPixelFormat depthStencilPixelFormat enableSetNeedsDisplay framebufferOnly paused \
            preferredFramesPerSecond presentsWithTransaction sampleCount
            """),
        "mtlClearColor": Element(.record, "alpha blue green red"),
        "pdfView": view("PDFView", "autoScales displayDirection displayMode"),
        "sceneKitView": view(
            "SCNView",
            """
            allowsCameraControl antialiasingMode autoenablesDefaultLighting cameraControlEnabled jitteringEnabled loops playing \
            preferredFramesPerSecond rendersContinuously scene showsStatistics temporalAntialiasingEnabled
            """),
        "skView": view(
            "SKView",
            """
            allowsTransparency asynchronous ignoresSiblingOrder preferredFramesPerSecond sceneName showsDrawCount showsFPS showsFields \
            showsNodeCount showsPhysics showsQuadCount
            """),
        "webView": view(
            "UIWebView",
            """
            allowsInlineMediaPlayback allowsLinkPreview allowsPictureInPictureMediaPlayback gapBetweenPages keyboardDisplayRequiresUserAction \
            mediaPlaybackAllowsAirPlay mediaPlaybackRequiresUserAction pageLength paginationBreakingMode paginationMode scalesPageToFit \
            suppressesIncrementalRendering
            """),
        "wkWebView": view(
            "WKWebView",
            """
            allowsBackForwardNavigationGestures allowsLinkPreview allowsMagnification customUserAgent findInteractionEnabled inspectable \
            underPageBackgroundColor
            """),
    ]
}

extension IBDocument {
    /// The classes beside UIKit's that Interface Builder has elements for.
    public static let classesOfOtherFrameworks: Set<String> = {
        var names = Set(["AVPlayerViewController", "GLKViewController", "UIHostingController"])
        for element in Schema.otherFrameworkElements.values {
            if case .object(let name) = element.role { names.insert(name) }
        }
        return names
    }()
}
