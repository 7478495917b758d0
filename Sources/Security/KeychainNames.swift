import CoreGraphics
import Foundation

// The keychain's names and their values, which are Apple's: they are what an app finds in the attributes of an item.
// See https://developer.apple.com/documentation/security/keychain_services/keychain_items.

// MARK: Classes

/// What kind of item it is.
public let kSecClass: CFString = "class"
/// A password.
public let kSecClassGenericPassword: CFString = "genp"
/// A password for a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A certificate with its key.
public let kSecClassIdentity: CFString = "idnt"

// MARK: Attributes

/// When the item can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// Which apps share the item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether the item is on all devices of the person.
public let kSecAttrSynchronizable: CFString = "sync"
/// Items of both kinds.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// When the item was added.
public let kSecAttrCreationDate: CFString = "cdat"
/// When the item was changed last.
public let kSecAttrModificationDate: CFString = "mdat"
/// What kind of item it is, for people.
public let kSecAttrDescription: CFString = "desc"
/// A comment, for people.
public let kSecAttrComment: CFString = "icmt"
/// Who made the item, as four letters' number.
public let kSecAttrCreator: CFString = "crtr"
/// The item's type, as four letters' number.
public let kSecAttrType: CFString = "type"
/// The item's name, for people.
public let kSecAttrLabel: CFString = "labl"
/// Whether people do not see the item.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether there is no password in it.
public let kSecAttrIsNegative: CFString = "nega"
/// Whose password it is.
public let kSecAttrAccount: CFString = "acct"
/// What the password is for.
public let kSecAttrService: CFString = "svce"
/// Data of the app's own.
public let kSecAttrGeneric: CFString = "gena"
/// The realm that the password is for.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The server that the password is for.
public let kSecAttrServer: CFString = "srvr"
/// The protocol that the password is for.
public let kSecAttrProtocol: CFString = "ptcl"
/// How the password is used.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The server's port.
public let kSecAttrPort: CFString = "port"
/// The path at the server.
public let kSecAttrPath: CFString = "path"
/// Whether a key is public, private or symmetric.
public let kSecAttrKeyClass: CFString = "kcls"
/// What finds a key's counterpart.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The app's own name of a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// A key's algorithm.
public let kSecAttrKeyType: CFString = "type"
/// A key's length.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// How many bits of a key count.
public let kSecAttrEffectiveKeySize: CFString = "esiz"
/// Whether a key is kept.
public let kSecAttrIsPermanent: CFString = "perm"

// MARK: When an item can be read

/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked, if it has a passcode.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once this device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always, on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"

// MARK: Protocols

/// FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// FTPAccount.
public let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// IRC.
public let kSecAttrProtocolIRC: CFString = "irc "
/// NNTP.
public let kSecAttrProtocolNNTP: CFString = "nntp"
/// POP3.
public let kSecAttrProtocolPOP3: CFString = "pop3"
/// SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// SOCKS.
public let kSecAttrProtocolSOCKS: CFString = "sox "
/// IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// LDAP.
public let kSecAttrProtocolLDAP: CFString = "ldap"
/// AppleTalk.
public let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// AFP.
public let kSecAttrProtocolAFP: CFString = "afp "
/// Telnet.
public let kSecAttrProtocolTelnet: CFString = "teln"
/// SSH.
public let kSecAttrProtocolSSH: CFString = "ssh "
/// FTPS.
public let kSecAttrProtocolFTPS: CFString = "ftps"
/// HTTPS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// HTTPProxy.
public let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// HTTPSProxy.
public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// FTPProxy.
public let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// SMB.
public let kSecAttrProtocolSMB: CFString = "smb "
/// RTSP.
public let kSecAttrProtocolRTSP: CFString = "rtsp"
/// RTSPProxy.
public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// DAAP.
public let kSecAttrProtocolDAAP: CFString = "daap"
/// EPPC.
public let kSecAttrProtocolEPPC: CFString = "eppc"
/// IPP.
public let kSecAttrProtocolIPP: CFString = "ipp "
/// NNTPS.
public let kSecAttrProtocolNNTPS: CFString = "ntps"
/// LDAPS.
public let kSecAttrProtocolLDAPS: CFString = "ldps"
/// TelnetS.
public let kSecAttrProtocolTelnetS: CFString = "tels"
/// IMAPS.
public let kSecAttrProtocolIMAPS: CFString = "imps"
/// IRCS.
public let kSecAttrProtocolIRCS: CFString = "ircs"
/// POP3S.
public let kSecAttrProtocolPOP3S: CFString = "pops"

// MARK: Ways to show a password

/// NTLM.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// MSN.
public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// DPA.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// RPA.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// HTTPBasic.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// HTTPDigest.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// HTMLForm.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// Default.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"

// MARK: Keys

/// A public key.
public let kSecAttrKeyClassPublic: CFString = "0"
/// A private key.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// A symmetric key.
public let kSecAttrKeyClassSymmetric: CFString = "2"
/// RSA.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// Elliptic curves.
public let kSecAttrKeyTypeEC: CFString = "73"
/// Elliptic curves of NIST's.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"

// MARK: What is searched for

/// Whether letters may be large or small.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// How many items are wanted.
public let kSecMatchLimit: CFString = "m_Limit"
/// The first.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All.
public let kSecMatchLimitAll: CFString = "m_LimitAll"

// MARK: What is handed out, and in

/// Whether the secret is wanted.
public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are wanted.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether an object is wanted.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether something is wanted that finds the item later.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The secret.
public let kSecValueData: CFString = "v_Data"
/// An object.
public let kSecValueRef: CFString = "v_Ref"
/// What finds an item.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"

// MARK: What the person is asked

/// Why the person is asked.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Whether the person may be asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The person may be asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// Items that ask the person fail.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items that ask the person are passed over.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// Whether iOS's keychain is meant: it is the only one here.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
