// Types of pictures and scenes.

extension UTType {
    /// Any picture.
    public static let image = system("public.image")
    /// A JPEG picture.
    public static let jpeg = system("public.jpeg")
    /// A TIFF picture.
    public static let tiff = system("public.tiff")
    /// A GIF picture.
    public static let gif = system("com.compuserve.gif")
    /// A PNG picture.
    public static let png = system("public.png")
    /// An icon in Apple's format.
    public static let icns = system("com.apple.icns")
    /// A picture in the format of Windows.
    public static let bmp = system("com.microsoft.bmp")
    /// An icon in the format of Windows.
    public static let ico = system("com.microsoft.ico")
    /// A picture as a camera's sensor saw it.
    public static let rawImage = system("public.camera-raw-image")
    /// An SVG picture.
    public static let svg = system("public.svg-image")
    /// A picture with the movie around it.
    public static let livePhoto = system("com.apple.live-photo")
    /// An HEIF picture.
    public static let heif = system("public.heif")
    /// An HEIF picture coded by HEVC.
    public static let heic = system("public.heic")
    /// Several HEIF pictures coded by HEVC.
    public static let heics = system("public.heics")
    /// A WebP picture.
    public static let webP = system("org.webmproject.webp")
    /// An OpenEXR picture.
    public static let exr = system("com.ilm.openexr-image")
    /// A picture as a camera's sensor saw it, in Adobe's format.
    public static let dng = system("com.adobe.raw-image")
    /// A JPEG XL picture.
    public static let jpegxl = system("public.jpeg-xl")
    /// Anything in three dimensions.
    public static let threeDContent = system("public.3d-content")
    /// A scene in Pixar's format.
    public static let usd = system("com.pixar.universal-scene-description")
    /// A scene in Pixar's format with what it shows.
    public static let usdz = system("com.pixar.universal-scene-description-mobile")
    /// A scene of Reality Composer.
    public static let realityFile = system("com.apple.reality")
    /// A scene of SceneKit.
    public static let sceneKitScene = system("com.apple.scenekit.scene")
    /// An object that augmented reality finds.
    public static let arReferenceObject = system("com.apple.arobject")
}
