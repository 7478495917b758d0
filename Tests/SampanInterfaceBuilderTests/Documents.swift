import Foundation
import SampanInterfaceBuilder

/// A storyboard of one scene whose view controller has the given content.
func storyboard(_ content: String, attributes: String = "", resources: String = "") throws -> IBDocument {
    try IBDocument.read(Data(storyboardText(content, attributes: attributes, resources: resources).utf8), name: "Main.storyboard")
}

/// The text of such a storyboard; the content starts on line 6.
func storyboardText(_ content: String, attributes: String = "", resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="15400" targetRuntime="iOS.CocoaTouch" \
    propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
    initialViewController="vc-1" \(attributes)>
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies><plugIn identifier="p" version="1"/><capability name="c" minToolsVersion="8.0"/></dependencies>
    <scenes><scene sceneID="s-1"><objects><viewController id="vc-1" sceneMemberID="viewController" storyboardIdentifier="First">
    \(content)
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="fr-1" userLabel="First Responder" sceneMemberID="firstResponder"/>
    </objects><point key="canvasLocation" x="1" y="2"/></scene></scenes>
    <resources>\(resources)</resources>
    </document>
    """
}
