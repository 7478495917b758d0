import Foundation

/// General Packet Radio Service.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// Enhanced Data rates for GSM Evolution.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// Wideband Code Division Multiple Access.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// High Speed Downlink Packet Access.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// High Speed Uplink Packet Access.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// Code Division Multiple Access, 1x.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// Evolution-Data Optimized, revision 0.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
/// Evolution-Data Optimized, revision A.
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
/// Evolution-Data Optimized, revision B.
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
/// Evolved High Rate Packet Data.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
/// Long Term Evolution.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// New Radio beside LTE.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// New Radio.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
