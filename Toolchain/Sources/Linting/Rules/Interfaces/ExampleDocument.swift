/// The frames of documents in issues' examples.
enum ExampleDocument {
    /// A storyboard with the given objects in a scene.
    static func storyboard(_ objects: String, attributes: String = "", resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES"\(attributes)>
            <scenes>
                <scene sceneID="s1">
                    <objects>
        \(objects)
                    </objects>
                </scene>
            </scenes>
            <resources>\(resources)</resources>
        </document>
        """
    }

    /// A view controller with a view and what is in it.
    static func scene(
        _ subviews: String, connections: String = "", attributes: String = "", documentAttributes: String = "", constraints: String = ""
    ) -> String {
        storyboard(
            """
            <viewController id="vc1"\(attributes) sceneMemberID="viewController">
                <view key="view" id="v1">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews>
            \(subviews)
                    </subviews>
                    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                    <constraints>
            \(constraints)
                    </constraints>
                </view>
                <connections>
            \(connections)
                </connections>
            </viewController>
            """, attributes: documentAttributes)
    }

    /// A property list with the given entries.
    static func propertyList(_ entries: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        \(entries)
        </dict>
        </plist>
        """
    }
}
