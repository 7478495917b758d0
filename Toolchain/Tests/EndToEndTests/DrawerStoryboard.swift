/// A scene with a drawer that four constraints hold: to both sides, to the bottom, and to the top by a constant that an outlet leads to.
enum DrawerStoryboard {
    /// The document.
    ///
    /// - Parameters:
    ///   - controller: the controller's class, in the module `Drawer`.
    ///   - drawer: the outlet to the drawer.
    ///   - constraint: the outlet to the constraint of its top.
    static func text(controller: String, drawer: String, constraint: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="vc">
        <scenes><scene sceneID="s"><objects>
        <viewController id="vc" customClass="\(controller)" customModule="Drawer" customModuleProvider="target" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="d"><rect key="frame" x="0.0" y="200" width="375" \
        height="467"/><subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="g">
        <rect key="frame" x="167.5" y="8" width="40" height="5"/><color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        <constraints><constraint firstAttribute="width" constant="40" id="g1"/><constraint firstAttribute="height" constant="5" id="g2"/>\
        </constraints></view></subviews>
        <color key="backgroundColor" red="0.2" green="0.5" blue="0.9" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <constraints><constraint firstItem="g" firstAttribute="top" secondItem="d" secondAttribute="top" constant="8" id="g3"/>
        <constraint firstItem="g" firstAttribute="centerX" secondItem="d" secondAttribute="centerX" id="g4"/></constraints></view>
        </subviews>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        <constraints>
        <constraint firstItem="d" firstAttribute="top" secondItem="v" secondAttribute="top" constant="200" id="top"/>
        <constraint firstItem="d" firstAttribute="leading" secondItem="sa" secondAttribute="leading" id="k1"/>
        <constraint firstItem="d" firstAttribute="trailing" secondItem="sa" secondAttribute="trailing" id="k2"/>
        <constraint firstAttribute="bottom" secondItem="d" secondAttribute="bottom" id="k3"/>
        </constraints>
        <viewLayoutGuide key="safeArea" id="sa"/></view>
        <connections><outlet property="\(drawer)" destination="d" id="o1"/><outlet property="\(constraint)" destination="top" id="o2"/></connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/></objects></scene></scenes></document>
        """
    }
}
