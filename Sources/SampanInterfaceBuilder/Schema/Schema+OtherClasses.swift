import Foundation

extension Schema {
    /// Elements for those of UIKit's classes that are not here, and for parts that only documents know.
    static let otherClassElements: [String: Element] = [
        "collectionViewCellContentView": object("UIView", "collectionViewCell", of: "UIView"),
        "tableViewCellContentView": object("UITableViewCellContentView", "tableViewCell", of: "UIView"),
        "tableViewHeaderFooterContentView": object("_UITableViewHeaderFooterContentView", of: "UIView"),
        "hoverGestureRecognizer": object("UIHoverGestureRecognizer", of: "UIGestureRecognizer"),
        "imagePickerController": object("UIImagePickerController", "allowsEditing sourceType", of: "UIViewController"),
    ]

    /// Elements for the classes of frameworks that are not here.
    static let otherFrameworkElements: [String: Element] = [
        "avPlayerViewController": object(
            "AVPlayerViewController",
            """
            allowsPictureInPicturePlayback allowsVideoFrameAnalysis canStartPictureInPictureAutomaticallyFromInline \
            entersFullScreenWhenPlaybackBegins exitsFullScreenWhenPlaybackEnds requiresLinearPlayback showsPlaybackControls \
            updatesNowPlayingInfoCenter videoGravity
            """, of: "UIViewController"),
        "glkViewController": object(
            "GLKViewController", "pauseOnWillResignActive preferredFramesPerSecond resumeOnDidBecomeActive", of: "UIViewController"),
        "hostingController": object("UIHostingController", of: "UIViewController"),
        "adBannerView": object("ADBannerView", "adType", of: "UIView"),
        "arscnView": object(
            "ARSCNView",
            """
            allowsCameraControl antialiasingMode autoenablesDefaultLighting jitteringEnabled loops playing preferredFramesPerSecond \
            rendersCameraGrain rendersContinuously rendersMotionBlur showsStatistics temporalAntialiasingEnabled
            """, of: "UIView"),
        "arskView": object("ARSKView", "preferredFramesPerSecond", of: "UIView"),
        "arView": object("ARView", of: "UIView"),
        "glkView": object(
            "GLKView", "drawableColorFormat drawableDepthFormat drawableMultisample drawableStencilFormat enableSetNeedsDisplay",
            of: "UIView"),
        "locationButton": object("CLLocationButton", "cornerRadius fontSize icon label", of: "UIView"),
        "mtkView": object(
            "MTKView",
            """
            autoResizeDrawable clearDepth clearStencil colorPixelFormat depthStencilPixelFormat enableSetNeedsDisplay framebufferOnly paused \
            preferredFramesPerSecond presentsWithTransaction sampleCount
            """, of: "UIView"),
        "mtlClearColor": Element(.record, "alpha blue green red"),
        "pdfView": object("PDFView", "autoScales displayDirection displayMode", of: "UIView"),
        "sceneKitView": object(
            "SCNView",
            """
            allowsCameraControl antialiasingMode autoenablesDefaultLighting cameraControlEnabled jitteringEnabled loops playing \
            preferredFramesPerSecond rendersContinuously scene showsStatistics temporalAntialiasingEnabled
            """, of: "UIView"),
        "webView": object(
            "UIWebView",
            """
            allowsInlineMediaPlayback allowsLinkPreview allowsPictureInPictureMediaPlayback gapBetweenPages keyboardDisplayRequiresUserAction \
            mediaPlaybackAllowsAirPlay mediaPlaybackRequiresUserAction pageLength paginationBreakingMode paginationMode scalesPageToFit \
            suppressesIncrementalRendering
            """, of: "UIView"),
    ]
}

extension IBDocument {
    /// The classes beside UIKit's that Interface Builder has elements for, and that are not here.
    public static let classesOfOtherFrameworks: Set<String> = Set(
        Schema.otherFrameworkElements.values.compactMap { element in
            if case .object(let name) = element.role { name } else { nil }
        })
}
