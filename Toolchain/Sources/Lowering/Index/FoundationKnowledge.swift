/// What lowering knows of Foundation and of the runtime, which it does not read.
enum FoundationKnowledge {
    /// The methods that every `NSObject` has at Apple and classes override, but which are members of protocol extensions here: Swift
    /// lets nobody override what an extension declares. With their selectors.
    static let informalMethods: [String: String] = [
        "value(forKey:)": "valueForKey:", "setValue(_:forKey:)": "setValue:forKey:", "value(forKeyPath:)": "valueForKeyPath:",
        "setValue(_:forKeyPath:)": "setValue:forKeyPath:", "value(forUndefinedKey:)": "valueForUndefinedKey:",
        "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:", "setNilValueForKey(_:)": "setNilValueForKey:",
        "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
        "responds(to:)": "respondsToSelector:", "forwardingTarget(for:)": "forwardingTargetForSelector:",
        "automaticallyNotifiesObservers(forKey:)": "automaticallyNotifiesObserversForKey:",
        "keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:", "awakeFromNib()": "awakeFromNib",
        "prepareForInterfaceBuilder()": "prepareForInterfaceBuilder", "doesNotRecognizeSelector(_:)": "doesNotRecognizeSelector:",
    ]

    /// Foundation's summary: the classes that apps derive from, and their initializers.
    static let summary: ModuleSummary = {
        var summary = ModuleSummary(module: "Foundation")
        func add(_ name: String, _ superclass: String?, initializers: [(String, Bool)] = [], members: [String] = []) {
            var known = ClassSummary(module: "Foundation", path: name, superclass: superclass, isOpen: true)
            known.initializers = initializers.map { full, isRequired in
                let (base, labels) = MemberName.split(full)
                var member = MemberSummary(name: full, selector: SelectorName.method(base, labels ?? []))
                member.isRequired = isRequired
                return member
            }
            known.members = members.map { full in
                let (base, labels) = MemberName.split(full)
                var member = MemberSummary(name: full, selector: labels.map { SelectorName.method(base, $0) } ?? base)
                member.isProperty = labels == nil
                return member
            }
            summary.classes[name] = known
        }
        add(
            "NSObject", nil, initializers: [("init()", false)],
            members: [
                "description", "debugDescription", "hash", "superclass", "isEqual(_:)", "copy()", "mutableCopy()", "isKind(of:)",
                "isMember(of:)",
                "responds(to:)", "perform(_:)", "perform(_:with:)", "perform(_:with:with:)",
            ])
        for name in [
            "Operation", "BlockOperation", "OperationQueue", "Thread", "Formatter", "NumberFormatter", "DateFormatter",
            "ByteCountFormatter",
            "URLProtocol", "NSCoder", "NSPredicate", "UserDefaults", "NotificationCenter", "FileManager", "URLSession", "Progress",
            "Bundle",
            "XMLParser", "NSUserActivity", "UndoManager", "NSNumber", "NSString", "NSAttributedString", "NSMutableAttributedString",
            "NSValue",
            "NSDate", "NSData", "NSArray", "NSDictionary", "Timer", "RunLoop", "ProcessInfo", "NSURL", "NSCache", "NSLock", "NSError",
        ] {
            let superclass =
                ["BlockOperation": "Operation", "NumberFormatter": "Formatter", "DateFormatter": "Formatter"][name] ?? "NSObject"
            add(name, superclass)
        }
        // On Linux these have no initializer without parameters, so what derives from them inherits none.
        for name in ["URLProtocol", "URLSession", "Progress", "Bundle", "RunLoop"] {
            var hidden = MemberSummary(name: "init()", selector: "init")
            hidden.isHidden = true
            summary.classes[name]?.initializers = [hidden]
        }
        for name in [
            "NSCopying", "NSMutableCopying", "NSCoding", "NSSecureCoding", "NSObjectProtocol", "XMLParserDelegate",
        ] {
            summary.protocols[name] = ProtocolSummary(module: "Foundation", path: name)
        }
        for known in sessionProtocols { summary.protocols[known.path] = known }
        return summary
    }()

    private static var sessionProtocols: [ProtocolSummary] {
        let source = ModuleInput.Source(path: "URLSession.swift", text: sessionDelegates)
        let (_, scanners) = Lowering.scan([source], IOSSimulator(ModuleInput(name: "Foundation", sources: [source])))
        return scanners.flatMap(\.types).map { type in
            let requirements = type.members.map { MemberSummary($0, selector: $0.mark?.name) }
            return ProtocolSummary(
                module: "Foundation", path: type.path, inherited: type.inherited, requirements: requirements, isPublic: true, isObjC: true)
        }
    }

    /// The delegates of sessions, with the methods that call a block at their end: such a method may be an asynchronous one.
    private static let sessionDelegates = """
        public protocol URLSessionDelegate {
            // @objc(URLSession:didReceiveChallenge:completionHandler:)
            func urlSession(
                _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
                completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
        }
        public protocol URLSessionTaskDelegate: URLSessionDelegate {
            // @objc(URLSession:task:willPerformHTTPRedirection:newRequest:completionHandler:)
            func urlSession(
                _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
                newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void)
            // @objc(URLSession:task:didReceiveChallenge:completionHandler:)
            func urlSession(
                _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
                completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
            // @objc(URLSession:task:needNewBodyStream:)
            func urlSession(
                _ session: URLSession, task: URLSessionTask, needNewBodyStream completionHandler: @escaping (InputStream?) -> Void)
        }
        public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
            // @objc(URLSession:dataTask:didReceiveResponse:completionHandler:)
            func urlSession(
                _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
                completionHandler: @escaping (URLSession.ResponseDisposition) -> Void)
            // @objc(URLSession:dataTask:willCacheResponse:completionHandler:)
            func urlSession(
                _ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse,
                completionHandler: @escaping (CachedURLResponse?) -> Void)
        }
        public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}
        public protocol URLSessionStreamDelegate: URLSessionTaskDelegate {}
        public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {}
        """
}
