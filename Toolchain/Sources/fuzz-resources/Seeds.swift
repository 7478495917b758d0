/// Small resources that hold a bit of everything, to be damaged.
enum Seeds {
    static let colorTexts = "# A comment\nOne : #33fe66\nTwo: 0xFF66CC80\nThree : Two\nFour: Three\n"
    static let colorJSON = "{\"One\": \"#33fe66\", \"Two\": \"0xFF66CC80\", \"Three\": \"112233\"}"
    static let colorXML = """
        <?xml version="1.0" encoding="utf-8"?>
        <resources><color name="one">#33fe66</color><color name="two">@color/one</color><color name="three">@color/two</color></resources>
        """
    static let colorList = """
        <?xml version="1.0"?><plist version="1.0"><dict><key>$archiver</key><string>NSKeyedArchiver</string><key>$top</key><dict>
        <key>NSColors</key><dict><key>CF$UID</key><integer>1</integer></dict><key>NSKeys</key><dict><key>CF$UID</key><integer>2</integer></dict></dict>
        <key>$objects</key><array><string>$null</string>
        <dict><key>NS.objects</key><array><dict><key>CF$UID</key><integer>3</integer></dict><dict><key>CF$UID</key><integer>4</integer></dict></array></dict>
        <dict><key>NS.objects</key><array><dict><key>CF$UID</key><integer>5</integer></dict><dict><key>CF$UID</key><integer>6</integer></dict></array></dict>
        <dict><key>NSColorSpace</key><integer>1</integer><key>NSRGB</key><data>MC4yIDAuNSAxAA==</data></dict>
        <dict><key>NSColorSpace</key><integer>3</integer><key>NSWhite</key><data>MC41IDAuOAA=</data></dict>
        <string>One</string><string>Two</string></array></dict></plist>
        """
    static let model = """
        <?xml version="1.0"?><model type="com.apple.IDECoreDataModeler.DataModel">
        <entity name="A" representedClassName=".A" isAbstract="YES"><attribute name="n" attributeType="Integer 16" usesScalarValueType="YES"/>
        <attribute name="t" optional="YES" attributeType="Transformable" customClassName="C"><userInfo><entry key="k" value="1.5"/></userInfo></attribute>
        <relationship name="b" toMany="YES" destinationEntity="B" inverseName="a" inverseEntity="B"/>
        <fetchedProperty name="f"><fetchRequest name="q" entity="B" predicateString="a.n == $X"/></fetchedProperty>
        <uniquenessConstraints><uniquenessConstraint><constraint value="n"/></uniquenessConstraint></uniquenessConstraints></entity>
        <entity name="B" parentEntity="A" codeGenerationType="class"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A"/></entity>
        <fetchRequest name="r" entity="B" resultType="1" fetchLimit="5" predicateString="a.n &gt;= $X AND (NOT name LIKE[cd] $Y OR &quot;$Z&quot; = a)"/>
        <configuration name="Own"><memberEntity name="A"/></configuration></model>
        """
    static let storyboard = """
        <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="i">
        <scenes><scene sceneID="s"><objects><tableViewController storyboardIdentifier="List" id="i" customClass="List" customModule="App"
        customModuleProvider="target" sceneMemberID="viewController"><connections><segue destination="d" kind="show" identifier="go" customClass="S"/></connections>
        </tableViewController></objects></scene><scene><objects><glkViewController storyboardIdentifier="GL" id="d" sceneMemberID="viewController"/>
        <viewControllerPlaceholder storyboardIdentifier="P" sceneMemberID="viewController"/></objects></scene></scenes></document>
        """
    static let strings = """
        /* A comment */
        "a.b" = "one %d \\"two\\" %2$@ \\U00E9 %%";
        // Another
        plain = value;
        "alone";
        "c" = "%1$.2f %2$lld %3$s"; /* trailing */
        """
    static let rules = """
        <?xml version="1.0"?><plist version="1.0"><dict><key>a.count</key><dict><key>NSStringLocalizedFormatKey</key><string>%2$#@v@ of %1$@</string>
        <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>ld</string>
        <key>one</key><string>%ld thing</string><key>other</key><string>%ld things</string></dict></dict>
        <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>wide</string></dict></dict>
        <key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key><string>Tap %@</string><key>other</key><string>Click</string></dict></dict>
        </dict></plist>
        """
    static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"a.b": {"comment": "c", "localizations": {"en": {"stringUnit": {"state": "new",
        "value": "hello %@"}}, "vi": {"stringUnit": {"value": "chào %@"}}}}, "n": {"localizations": {"en": {"variations": {"plural": {"one":
        {"stringUnit": {"value": "%lld thing"}}, "other": {"stringUnit": {"value": "%lld things"}}}}}}}, "two": {"localizations": {"en": {
        "stringUnit": {"value": "%#@a@ in %#@b@"}, "substitutions": {"a": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"other":
        {"stringUnit": {"value": "%arg"}}}}}, "b": {"argNum": 1, "formatSpecifier": "f"}}}}}, "empty": {}}}
        """
    static let json = "{\"a\": [1, -2.5e3, true, null, \"x\\u00e9\"], \"b\": {\"c\": {}}, \"d\": [[1], [\"a\"]], \"e\": [{\"f\": 1}]}"
    static let yaml = """
        # A comment
        base: &base {a: 1, b: [x, "y", 'z']}
        merged:
          <<: *base
          date: 2001-12-14t21:59:43.10-05:00
          numbers: [0x1F, 0o17, 1:30, 1e3, .inf, yes, ~]
          text: |
            two
            lines
          folded: >-
            one
        --- !!str tagged
        ...
        """
    static let configuration = """
        input_dir: In
        output_dir: ${OUT}
        strings:
          inputs: [en.lproj, "b"]
          filter: .+\\.strings$
          options: {separator: "_"}
          outputs:
            - templateName: structured-swift5
              output: a.swift
              params: {enumName: Loc, list: [1, 2], deep: {er: true}}
        json:
          - paths: c
            templatePath: t.stencil
            output: b.swift
        """

    /// A font with a table of names only.
    static let font: [UInt8] = {
        func two(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
        func four(_ value: Int) -> [UInt8] { two(value >> 16) + two(value & 0xFFFF) }
        let texts: [(Int, String)] = [(1, "Family"), (2, "Bold"), (6, "Family-Bold"), (16, "Whole"), (17, "Heavy")]
        var records: [UInt8] = []
        var storage: [UInt8] = []
        for (number, text) in texts {
            records += two(1) + two(0) + two(0) + two(number) + two(text.utf8.count) + two(storage.count)
            storage += Array(text.utf8)
            let wide = text.utf16.flatMap { two(Int($0)) }
            records += two(3) + two(1) + two(0x409) + two(number) + two(wide.count) + two(storage.count)
            storage += wide
        }
        let table = two(0) + two(texts.count * 2) + two(6 + records.count) + records + storage
        return four(0x0001_0000) + two(1) + two(0) + two(0) + two(0) + Array("name".utf8) + four(0) + four(28) + four(table.count) + table
    }()
}
