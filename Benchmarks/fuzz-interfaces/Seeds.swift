/// Small documents that between them name most of what Interface Builder has, to be damaged.
enum InterfaceSeeds {
    static let documents: [[UInt8]] = [views, controls, lists, containers, xib].map { Array($0.utf8) }

    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="a">
        <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
        """

    private static let views =
        head + """
            <scene sceneID="s"><objects><viewController storyboardIdentifier="Main" title="Views" id="a" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
            <label contentMode="left" horizontalHuggingPriority="251" text="Hello" textAlignment="center" lineBreakMode="tailTruncation" \
            numberOfLines="0" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="20" y="40" width="100" height="21"/><fontDescription key="fontDescription" type="system" weight="bold" pointSize="17"/>
            <color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <color key="shadowColor" white="0" alpha="0.5" colorSpace="calibratedWhite"/><size key="shadowOffset" width="1" height="1"/></label>
            <view tag="3" alpha="0.5" hidden="NO" clipsSubviews="YES" translatesAutoresizingMaskIntoConstraints="NO" id="w"><subviews>
            <imageView image="star.fill" catalog="system" contentMode="scaleAspectFit" id="i"><rect key="frame" x="1" y="2" width="30" height="30"/>
            <imageReference key="image" image="star.fill" catalog="system" symbolScale="large"/><preferredSymbolConfiguration key="preferredSymbolConfiguration" \
            configurationType="pointSize" pointSize="20" scale="large" weight="bold"/></imageView></subviews>
            <constraints><constraint firstAttribute="width" constant="120" id="w1"/><constraint firstAttribute="height" secondItem="w" \
            secondAttribute="width" multiplier="3:4" id="w2"/></constraints><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></view>
            <stackView axis="vertical" distribution="equalSpacing" alignment="center" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="st">
            <subviews><label text="One" id="s1"/><stackView distribution="fillProportionally" baselineRelativeArrangement="YES" id="st2"><subviews>
            <label text="Two" id="s2"/><activityIndicatorView animating="YES" style="large" id="ai"/></subviews></stackView><progressView progress="0.5" \
            id="pv"/></subviews></stackView>
            <scrollView bounces="YES" pagingEnabled="YES" showsHorizontalScrollIndicator="NO" translatesAutoresizingMaskIntoConstraints="NO" id="sc"><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="sv"><constraints><constraint firstAttribute="height" constant="900" id="h9"/>\
            </constraints></view></subviews><constraints><constraint firstItem="sv" firstAttribute="leading" secondItem="cg" secondAttribute="leading" id="q1"/>
            <constraint firstItem="sv" firstAttribute="width" secondItem="fg" secondAttribute="width" id="q2"/></constraints>
            <viewLayoutGuide key="contentLayoutGuide" id="cg"/><viewLayoutGuide key="frameLayoutGuide" id="fg"/></scrollView>
            </subviews><viewLayoutGuide key="safeArea" id="sa"/><color key="backgroundColor" systemColor="systemBackgroundColor"/>
            <color key="tintColor" red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="calibratedRGB"/><constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="8" priority="750" id="k1"/>
            <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" relation="greaterThanOrEqual" id="k2"/>
            <constraint firstItem="w" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" multiplier="0.5" id="k3"/>
            <constraint firstItem="w" firstAttribute="top" secondItem="l" secondAttribute="lastBaseline" constant="10" id="k4"/>
            <constraint firstItem="st" firstAttribute="bottom" secondItem="sa" secondAttribute="bottom" placeholder="NO" id="k5"/>
            <constraint firstAttribute="trailing" secondItem="st" secondAttribute="trailing" constant="20" symbolic="YES" id="k6"/>
            <constraint firstItem="sc" firstAttribute="height" relation="lessThanOrEqual" constant="300" id="k7"/></constraints>
            <variation key="default"><mask key="subviews"><exclude reference="w"/></mask></variation>
            <variation key="heightClass=regular-widthClass=compact"><mask key="subviews"><include reference="w"/></mask><mask key="constraints">\
            <exclude reference="k3"/></mask></variation></view>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="view.layer.cornerRadius"><real key="value" value="5"/>
            </userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="boolean" keyPath="view.layer.masksToBounds" value="YES"/>
            <userDefinedRuntimeAttribute type="color" keyPath="view.backgroundColor"><color key="value" white="1" alpha="1" \
            colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            </viewController><tapGestureRecognizer numberOfTapsRequired="2" id="g"/><longPressGestureRecognizer minimumPressDuration="0.5" id="g2"/>
            <pongPressGestureRecognizer id="g3"/></objects></scene></scenes><resources><systemColor name="systemBackgroundColor"><color white="1" alpha="1" \
            colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor></resources></document>
            """

    private static let controls =
        head + """
            <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController"><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            <button buttonType="system" lineBreakMode="middleTruncation" id="b"><rect key="frame" x="10" y="10" width="80" height="30"/>
            <state key="normal" title="Go" image="plus" catalog="system"><color key="titleColor" white="0.2" alpha="1" colorSpace="calibratedWhite"/></state>
            <state key="disabled" title="Stop"/><buttonConfiguration key="configuration" style="filled" title="Filled" imagePlacement="trailing" \
            cornerStyle="capsule"><directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/></buttonConfiguration></button>
            <button buttonType="custom" contentHorizontalAlignment="leading" id="b2"><rect key="frame" x="10" y="50" width="80" height="30"/>
            <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/><inset key="titleEdgeInsets" minX="8" minY="0" maxX="0" maxY="0"/>
            <state key="normal" title="Custom"/></button>
            <switch on="YES" id="sw"><rect key="frame" x="10" y="90" width="51" height="31"/><color key="onTintColor" white="0" alpha="1" \
            colorSpace="calibratedWhite"/></switch>
            <slider value="0.5" minValue="0" maxValue="1" id="sl"><rect key="frame" x="10" y="130" width="200" height="30"/></slider>
            <stepper value="5" minimumValue="1" maximumValue="10" stepValue="2" wraps="YES" id="sp"><rect key="frame" x="10" y="170" width="94" height="32"/>\
            </stepper><segmentedControl selectedSegmentIndex="1" id="sg"><rect key="frame" x="10" y="210" width="200" height="32"/><segments>
            <segment title="A"/><segment title="B" width="40" enabled="NO"><size key="contentOffset" width="1" height="2"/></segment></segments>
            </segmentedControl><pageControl numberOfPages="4" currentPage="2" hidesForSinglePage="YES" id="pc"><rect key="frame" x="10" y="250" width="200" \
            height="26"/></pageControl><textField text="T" borderStyle="roundedRect" placeholder="P" textAlignment="right" minimumFontSize="12" \
            clearButtonMode="always" id="tf"><rect key="frame" x="10" y="290" width="200" height="34"/><fontDescription key="fontDescription" \
            style="UICTFontTextStyleBody"/><textInputTraits key="textInputTraits" keyboardType="emailAddress" secureTextEntry="YES" returnKeyType="done"/>
            </textField><textView editable="NO" textAlignment="natural" id="tv"><rect key="frame" x="10" y="330" width="200" height="80"/>
            <string key="text">one
            two</string><edgeInsets key="textContainerInset" top="1" left="2" bottom="3" right="4"/></textView>
            <textView id="tv2"><rect key="frame" x="10" y="410" width="200" height="80"/><attributedString key="attributedText"><fragment content="Rich">
            <attributes><font key="NSFont" size="20" name="Helvetica-Bold"/><color key="NSColor" red="1" green="0" blue="0" alpha="1" \
            colorSpace="calibratedRGB"/><paragraphStyle key="NSParagraphStyle" alignment="center" lineHeightMultiple="2" firstLineHeadIndent="5"/>
            <real key="NSKern" value="2"/></attributes></fragment></attributedString></textView>
            <pickerView id="pk"><rect key="frame" x="10" y="500" width="200" height="100"/></pickerView>
            <datePicker datePickerMode="dateAndTime" minuteInterval="5" id="dp"><rect key="frame" x="10" y="600" width="200" height="50"/></datePicker>
            <searchBar placeholder="Find" showsCancelButton="YES" id="sb"><rect key="frame" x="0" y="650" width="393" height="56"/></searchBar>
            <visualEffectView id="ve"><rect key="frame" x="0" y="700" width="100" height="50"/><view key="contentView" id="vc"><rect key="frame" x="0" \
            y="0" width="100" height="50"/></view><blurEffect style="regular"/></visualEffectView>
            <toolbar id="tb"><rect key="frame" x="0" y="750" width="393" height="44"/><items><barButtonItem systemItem="add" id="t1"/><barButtonItem \
            systemItem="flexibleSpace" id="t2"/><barButtonItem title="Done" style="done" id="t3"/></items></toolbar>
            </subviews></view></viewController></objects></scene></scenes></document>
            """

    private static let lists =
        head + """
            <scene sceneID="s"><objects><tableViewController id="a" sceneMemberID="viewController"><tableView key="view" dataMode="static" style="grouped" \
            separatorStyle="singleLine" rowHeight="44" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="18" id="t">
            <rect key="frame" x="0" y="0" width="393" height="852"/><view key="tableHeaderView" id="th"><rect key="frame" x="0" y="0" width="393" \
            height="60"/></view><sections><tableViewSection headerTitle="Head" footerTitle="Foot" id="ts"><cells><tableViewCell accessoryType="checkmark" \
            selectionStyle="blue" indentationLevel="1" indentationWidth="10" textLabel="x" detailTextLabel="y" rowHeight="60" \
            style="IBUITableViewCellStyleSubtitle" id="c1"><rect key="frame" x="0" y="0" width="393" height="60"/><tableViewCellContentView key="contentView" \
            tableViewCell="c1" id="cc"><rect key="frame" x="0" y="0" width="350" height="60"/><subviews><label text="T" id="x"><rect key="frame" x="1" y="1" \
            width="50" height="20"/></label><label text="D" id="y"><rect key="frame" x="1" y="30" width="50" height="20"/></label></subviews>
            </tableViewCellContentView><inset key="separatorInset" minX="15" minY="0" maxX="0" maxY="0"/></tableViewCell><tableViewCell \
            style="IBUITableViewCellStyleValue1" textLabel="x2" id="c2"><tableViewCellContentView key="contentView" id="cc2"><subviews><label text="V" \
            id="x2"/></subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView></tableViewController></objects>
            </scene><scene sceneID="s2"><objects><viewController id="p" sceneMemberID="viewController"><view key="view" id="pv"><subviews><tableView \
            dataMode="prototypes" style="plain" rowHeight="-1" id="pt"><rect key="frame" x="0" y="0" width="393" height="400"/><prototypes><tableViewCell \
            reuseIdentifier="Cell" style="IBUITableViewCellStyleDefault" textLabel="z" id="pc"><tableViewCellContentView key="contentView" id="pcc"><subviews>
            <label text="Z" id="z"/></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView><collectionView multipleTouchEnabled="YES" \
            dataMode="prototypes" id="cv"><rect key="frame" x="0" y="400" width="393" height="400"/><collectionViewFlowLayout key="collectionViewLayout" \
            scrollDirection="horizontal" minimumLineSpacing="10" minimumInteritemSpacing="5" estimatedItemSize="auto" id="fl"><size key="itemSize" width="100" \
            height="50"/><size key="headerReferenceSize" width="0" height="30"/><inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
            </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="Item" id="ci"><rect key="frame" x="0" y="0" width="100" height="50"/>
            <collectionViewCellContentView key="contentView" id="cic"><subviews><label text="I" id="il"/></subviews></collectionViewCellContentView>
            <size key="customSize" width="100" height="50"/></collectionViewCell></cells><collectionReusableView key="sectionHeaderView" reuseIdentifier="H" \
            id="hv"><rect key="frame" x="0" y="0" width="393" height="30"/></collectionReusableView><connections><outlet property="dataSource" \
            destination="p" id="o1"/><outlet property="delegate" destination="p" id="o2"/></connections></collectionView></subviews></view></viewController>
            </objects></scene></scenes></document>
            """

    private static let containers =
        head + """
            <scene sceneID="s"><objects><tabBarController id="a" sceneMemberID="viewController"><tabBar key="tabBar" translucent="NO" id="tb"><rect \
            key="frame" x="0" y="0" width="393" height="49"/><color key="barTintColor" white="1" alpha="1" colorSpace="calibratedWhite"/></tabBar>
            <connections><segue destination="n" kind="relationship" relationship="viewControllers" id="r1"/><segue destination="q" kind="relationship" \
            relationship="viewControllers" id="r2"/></connections></tabBarController></objects></scene><scene sceneID="s2"><objects><navigationController \
            toolbarHidden="NO" id="n" sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="One" badgeValue="3" systemItem="search" id="ti"/>
            <navigationBar key="navigationBar" largeTitles="YES" translucent="NO" barStyle="black" id="nb"><rect key="frame" x="0" y="0" width="393" \
            height="44"/><textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/></textAttributes>
            </navigationBar><connections><segue destination="f" kind="relationship" relationship="rootViewController" id="r3"/></connections>
            </navigationController></objects></scene><scene sceneID="s3"><objects><viewController storyboardIdentifier="First" id="f" \
            sceneMemberID="viewController"><view key="view" id="fv"><subviews><containerView id="cv"><rect key="frame" x="0" y="100" width="393" height="200"/>
            <connections><segue destination="q" kind="embed" identifier="inside" id="e1"/></connections></containerView><button id="fb"><rect key="frame" \
            x="0" y="300" width="100" height="40"/><state key="normal" title="Next"/><connections><segue destination="q" kind="presentation" \
            modalPresentationStyle="pageSheet" modalTransitionStyle="crossDissolve" identifier="next" id="e2"/><action selector="go:" destination="f" \
            eventType="touchUpInside" id="e3"/></connections></button></subviews></view><navigationItem key="navigationItem" title="First" prompt="P" \
            largeTitleDisplayMode="never" id="ni"><barButtonItem key="leftBarButtonItem" title="Left" id="b1"/><rightBarButtonItems><barButtonItem \
            systemItem="add" id="b2"/><barButtonItem image="star" catalog="system" id="b3"/></rightBarButtonItems><view key="titleView" id="tv"><rect \
            key="frame" x="0" y="0" width="80" height="30"/></view></navigationItem><toolbarItems><barButtonItem systemItem="trash" id="b4"/></toolbarItems>
            <size key="freeformSize" width="393" height="600"/><simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/><connections>
            <outlet property="child" destination="cv" id="o1"/><outletCollection property="all" destination="fb" collectionClass="NSMutableArray" id="o2"/>
            <segue destination="a" kind="unwind" unwindAction="back:" id="u1"/></connections></viewController><exit id="x" \
            sceneMemberID="exit"/></objects></scene><scene sceneID="s4"><objects><viewController id="q" sceneMemberID="viewController">
            <tabBarItem key="tabBarItem" title="Two" image="star" catalog="system" id="ti2"/><view key="view" id="qv"/></viewController></objects></scene>
            <scene sceneID="s5"><objects><splitViewController style="doubleColumn" behavior="tile" id="sp" sceneMemberID="viewController"><connections><segue \
            destination="n" kind="relationship" relationship="masterViewController" id="r5"/><segue destination="q" kind="relationship" \
            relationship="detailViewController" id="r6"/></connections></splitViewController></objects></scene><scene sceneID="s6"><objects>
            <pageViewController autoresizesArchivedViewToFullSize="NO" transitionStyle="scroll" navigationOrientation="horizontal" spineLocation="none" \
            id="pg" sceneMemberID="viewController"/></objects></scene></scenes></document>
            """

    private static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES" useTraitCollections="YES"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"><connections><outlet property="view" destination="c" id="o"/>
        </connections></placeholder><placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <tableViewCell reuseIdentifier="Row" rowHeight="50" id="r"><rect key="frame" x="0" y="0" width="320" height="50"/><tableViewCellContentView \
        key="contentView" tableViewCell="r" id="rc"><rect key="frame" x="0" y="0" width="320" height="50"/><subviews><label text="Row" id="rl"/></subviews>
        </tableViewCellContentView></tableViewCell><view autoresizesSubviews="YES" id="c"><rect key="frame" x="0" y="0" width="300" height="200"/>
        <subviews><view id="d"><rect key="frame" x="10" y="10" width="50" height="50"/><autoresizingMask key="autoresizingMask" flexibleMinX="YES" \
        flexibleMaxY="YES"/></view></subviews><nil key="simulatedStatusBarMetrics"/><freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        <connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="oc"/></connections></view>
        <panGestureRecognizer minimumNumberOfTouches="1" id="g"/></objects></document>
        """
}
