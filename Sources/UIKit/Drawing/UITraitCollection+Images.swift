extension UITraitCollection {
    /// What images are chosen by in these traits. See https://developer.apple.com/documentation/uikit/uitraitcollection/imageconfiguration.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}
